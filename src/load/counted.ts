// Fills in the numbers of pages, once it is known which pages are shown.
import type { PageRecord } from '../model/content.ts'
import { type Counts, countsOf, isCount, withCounts } from '../model/page-counts.ts'
import { isShown } from '../model/shown-on.ts'
import type { LoadedSite } from './loaded-site.ts'

/** Records with the numbers of pages that are shown on `today`, in each language. */
export function countedRecords(records: readonly PageRecord[], today: string | undefined): PageRecord[] {
  const counts = countsByLanguage(records, today)
  return records.map((record) => {
    const names = Object.keys(record.tokens).filter(isCount)
    const ofLanguage = counts.get(record.language)
    if (names.length === 0 || !ofLanguage) return record
    const numbers = names.map((name) => [name, ofLanguage.get(name) ?? '0'])
    return { ...withCounts(record, ofLanguage), tokens: { ...record.tokens, ...Object.fromEntries(numbers) } }
  })
}

/** Content with the numbers of pages that are shown on `today`, in each language. */
export function countedContent(
  content: LoadedSite,
  records: readonly PageRecord[],
  today: string | undefined,
): LoadedSite {
  const counts = countsByLanguage(records, today)
  const counted = (translation: LoadedSite): LoadedSite => {
    const numbers: Counts = counts.get(translation.site.language) ?? new Map()
    const tokens = new Map([...translation.tokens].map(([name, value]) => [name, numbers.get(name) ?? value]))
    if (!translation.countsPages) return { ...translation, tokens }
    const { site, data, faqs, values } = translation
    return { ...translation, tokens, ...withCounts({ site, data, faqs, values }, numbers) }
  }
  const others = new Map([...content.others].map(([language, other]) => [language, counted(other)]))
  return { ...counted(content), others }
}

function countsByLanguage(records: readonly PageRecord[], today: string | undefined): ReadonlyMap<string, Counts> {
  const shown = records.filter((record) => isShown(record, today))
  const languages = new Set(shown.map(({ language }) => language))
  return new Map([...languages].map((code) => [code, countsOf(shown.filter(({ language }) => language === code))]))
}

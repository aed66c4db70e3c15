// Checks language codes such as en-GB: whether search engines and screen readers know the language and the region.

const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
}
/** Language, script and region, as Google reads them. */
const FORM = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/i

/** The fault of a language code like "en-GB"; undefined if it has none. */
export function languageFault(code: string): string | undefined {
  if (code.toLowerCase() === 'x-default') return undefined
  const [, language = '', , region] = FORM.exec(code) ?? []
  if (language === '' || names.language.of(language.toLowerCase()) === undefined) return 'is no language'
  if (region === undefined) return undefined
  const [known = ''] = Intl.getCanonicalLocales(`${language}-${region}`)
  if (names.region.of(region.toUpperCase()) === undefined) return `has no region "${region}"`
  return known.toLowerCase() === `${language}-${region}`.toLowerCase() ? undefined : `is written ${known}`
}

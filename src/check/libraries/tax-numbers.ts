// Tax numbers by country, checked by the package `stdnum` (formats and check digits of 70 countries).
import { stdnum } from 'stdnum'

/** What `stdnum` calls the tax numbers of businesses. */
const NAMES = ['vat', 'tin', 'uid', 'tva', 'iva', 'btw', 'cif', 'nif', 'ein', 'utr', 'stnr', 'abn']

/** Why a tax number cannot be one of the country; undefined if it can be, or if nobody knows how the country writes it. */
export function taxFault(written: string, country: string): string | undefined {
  const validators = stdnum[country]
  const own = NAMES.flatMap((name) => validators?.[name] ?? [])
  if (own.length === 0) return undefined
  const prefix = country === 'GR' ? 'EL' : country
  const bare = written.toUpperCase().replace(/[\s.-]/g, '')
  const forms = [bare, bare.replace(new RegExp(`^(?:${prefix}|${country})`), '')]
  const results = own.flatMap(({ validate }) => forms.map((form) => validate(form)))
  if (results.some(({ isValid }) => isValid)) return undefined
  return results.some(({ error }) => error?.name === 'InvalidChecksum')
    ? 'has a check digit that does not fit the others'
    : `has not the form of ${country}`
}

// Tax numbers by country, checked by the package `stdnum` (formats and check digits of 70 countries).
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Validator } from 'stdnum'
import { compiled, running } from '../../../../runtime/engine.ts'

const require = createRequire(import.meta.url)

type Validators = Readonly<Record<string, Validator>>

/** The numbers of a country, by name; none if `stdnum` does not know it. Loaded at its first use (bin/compile.js). */
function validatorsOf(country: string): Validators {
  const file = compiled ? join(running, 'packages/stdnum.cjs') : 'stdnum'
  const { stdnum } = require(file) as { stdnum: Readonly<Record<string, Validators>> }
  return stdnum[country] ?? {}
}

/** The names of the tax numbers of businesses in `stdnum`. */
const NAMES = ['vat', 'tin', 'uid', 'tva', 'iva', 'btw', 'cif', 'nif', 'ein', 'utr', 'stnr', 'abn']

/** Why a tax number is invalid in a country; undefined if it may be valid, or if `stdnum` does not know the country. */
export function taxFault(written: string, country: string): string | undefined {
  const validators = validatorsOf(country)
  const validator = NAMES.flatMap((name) => validators[name] ?? [])
  if (validator.length === 0) return undefined
  const prefix = country === 'GR' ? 'EL' : country
  const bare = written.toUpperCase().replace(/[\s.-]/g, '')
  const forms = [bare, bare.replace(new RegExp(`^(?:${prefix}|${country})`), '')]
  const results = validator.flatMap(({ validate }) => forms.map((form) => validate(form)))
  if (results.some(({ isValid }) => isValid)) return undefined
  return results.some(({ error }) => error?.name === 'InvalidChecksum')
    ? 'has a check digit that does not fit the others'
    : `has not the form of ${country}`
}

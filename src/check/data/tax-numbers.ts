// How countries write the tax numbers of businesses, and their check digits. Data; a country not listed is not judged.
// Forms after Regulation (EU) 904/2010, annex I, and the checks that vies and hmrc describe (read 2026-11).

export interface TaxNumber {
  /** Without spaces, points and the country's letters. */
  readonly form: RegExp
  /** How it is said: "9 digits". */
  readonly shown: string
  /** Whether the check digit fits the others. */
  readonly fits?: (digits: string) => boolean
}

const numbers = (text: string) => [...text].map(Number)
const last = (digits: string) => Number(digits.at(-1))

/** Of 9 digits the last is the weighted sum of the others (256, 128, … 2), modulo 11 and then 10. */
const greek = (digits: string) =>
  (numbers(digits.slice(0, 8)).reduce((sum, digit, i) => sum + digit * 2 ** (8 - i), 0) % 11) % 10 === last(digits)

/** ISO/IEC 7812-1: every second digit twice, the digits of that added up, to a multiple of ten. */
const luhn = (digits: string) =>
  numbers(digits).reduceRight((sum, digit, i) => {
    const value = (digits.length - i) % 2 === 0 ? digit * 2 : digit
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/** ISO 7064, MOD 11,10. */
function german(digits: string): boolean {
  let product = 10
  for (const digit of numbers(digits.slice(0, 8))) {
    const sum = (digit + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === last(digits)
}

/** Weights 8 to 2, then 97 is taken away until nothing is left; newer numbers begin from 55. */
function british(digits: string): boolean {
  const sum = numbers(digits.slice(0, 7)).reduce((all, digit, i) => all + digit * (8 - i), Number(digits.slice(7, 9)))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

const taxNumbers: Readonly<Record<string, TaxNumber>> = {
  AT: { form: /^U\d{8}$/, shown: 'U and 8 digits' },
  BE: {
    form: /^[01]\d{9}$/,
    shown: '10 digits',
    fits: (d) => 97 - (Number(d.slice(0, 8)) % 97) === Number(d.slice(8)),
  },
  CY: { form: /^\d{8}[A-Z]$/, shown: '8 digits and a letter' },
  DE: { form: /^\d{9}$/, shown: '9 digits', fits: german },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, shown: '9 letters and digits' },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, shown: '2 letters or digits and 9 digits' },
  GB: { form: /^\d{9}(?:\d{3})?$/, shown: '9 digits', fits: british },
  GR: { form: /^\d{9}$/, shown: '9 digits', fits: greek },
  IE: { form: /^\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/, shown: '7 digits and a letter' },
  IT: { form: /^\d{11}$/, shown: '11 digits', fits: luhn },
  NL: { form: /^\d{9}B\d{2}$/, shown: '9 digits, B and 2 digits' },
}

/** The letters before a tax number, where they are not those of the country. */
const LETTERS: Readonly<Record<string, string>> = { GR: 'EL' }

/** What is wrong with a tax number of a country; undefined where nothing is, or nobody can tell. */
export function taxFault(written: string, country: string): string | undefined {
  const rule = taxNumbers[country]
  if (!rule) return undefined
  const bare = written
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(new RegExp(`^(?:${country}|${LETTERS[country] ?? country})(?=.{8})`), '')
  if (!rule.form.test(bare)) return `has not the form of ${country}, ${rule.shown}`
  return rule.fits && !rule.fits(bare) ? 'has a check digit that does not fit the others' : undefined
}

// The number of a phone as `tel:` links dial it: E.164, with an extension if there is one (RFC 3966, 5.1.4 and 5.3), or
// a short number, which exists in one country only and has no international form; and whose phone it is.

/** In a question that several pages share: the phone of the page that shows it. */
export const PAGE_PHONE = '{phone}'

const INTERNATIONAL = /^\+[1-9]\d{6,14}(?:;ext=\d{1,7})?$/
/** Numbers without an international form: 112, 116, 100 and the like, and numbers of four to six digits. */
const SHORT = /^(?:1\d{2}|[1-9]\d{3,5})$/

/**
 * Calling codes of countries with numbers of six digits or less (ITU-T E.164, national numbering plans): there, a few
 * digits may be a whole number.
 */
const FEW_DIGITS = new Set(
  [43, 247, 290, 298, 299, 352, 376, 378, 500, 508, 672, 676, 677, 681, 682, 683, 687, 688, 690].map(String),
)

/** The fault of a phone number that is shown as `shown`, and what to type; undefined if it has none. */
export function phoneFault(number: string, shown: string): { text: string; help: string } | undefined {
  const digits = shown.replace(/\D/g, '')
  const asShown = SHORT.test(digits) && number.startsWith('+') && number.endsWith(digits)
  if (asShown && !FEW_DIGITS.has(number.slice(1, -digits.length)) && number.length - digits.length <= 4)
    return { text: `nobody can dial the short number ${digits} with a country code`, help: `write "${digits}"` }
  if (INTERNATIONAL.test(number) || SHORT.test(number)) return undefined
  const help =
    SHORT.test(digits) && !/\p{L}/u.test(shown)
      ? `write the short number as it is dialled: "${digits}"`
      : 'write it as +country and digits, in quotes, like "+302101234567"; an extension as in "+302101234567;ext=4"'
  return { text: `"${number}" is not a number that a link can dial`, help }
}

interface Phones<Phone> {
  readonly phones: Readonly<Record<string, Phone>>
  readonly branches: Readonly<Record<string, { readonly phones: readonly string[] }>>
}

/** The phones of a branch; without a branch, those of the main location: all that no branch names. */
export function phonesOf<Phone>({ phones, branches }: Phones<Phone>, branch?: string): readonly Phone[] {
  const ofBranches = Object.values(branches).flatMap((branch) => branch.phones)
  const names = branch === undefined ? Object.keys(phones).filter((name) => !ofBranches.includes(name)) : []
  return (branches[branch ?? '']?.phones ?? names).flatMap((name) => phones[name] ?? [])
}

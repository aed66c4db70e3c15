// A telephone number with its country -> as people of that country write it. Pure.

/** How numbers are parted, by the country they begin with: their digits after it, and how they are written. */
const FORMS: Readonly<Record<string, readonly (readonly [digits: RegExp, written: string])[]>> = {
  // North America, (NPA) NXX-XXXX: en.wikipedia.org, Local conventions for writing telephone numbers (read 2026-11).
  '+1': [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  // Greece, as people write them: area codes of three digits begin with 21.
  '+30': [
    [/^(21\d|6\d\d|[89]\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
    [/^(2\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
  ],
  // United Kingdom, as people write them: the length of an area code is told by its first digits.
  '+44': [
    [/^(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
    [/^(11\d|1\d1|3\d\d|8\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
    [/^(7\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3'],
    [/^(1\d{3})(\d{5,6})$/, '0$1 $2'],
  ],
}

/** A number like +302100000000 as it is written in its country; undefined where that is not known. */
export function nationalPhone(number: string): string | undefined {
  for (const [country, forms] of Object.entries(FORMS)) {
    if (!number.startsWith(country)) continue
    const digits = number.slice(country.length)
    const [form, written = ''] = forms.find(([each]) => each.test(digits)) ?? []
    return form && digits.replace(form, written)
  }
  return undefined
}

// The phone numbers and postal codes of countries. In a country that is not listed, only numbers with + are recognised.

export interface Country {
  /** Calling code, without +. */
  readonly code: string
  /** The prefix of national calls, which is omitted abroad. */
  readonly trunk: string
  /** A whole national number, digits only. */
  readonly national: RegExp
  /** A postal code. */
  readonly postal: RegExp
}

/** By ISO 3166 code. Lengths and first digits after the national numbering plans (ITU-T E.164 national annexes). */
export const countries: Readonly<Record<string, Country>> = {
  AT: { code: '43', trunk: '0', national: /^0[1-9]\d{6,11}$/, postal: /\b\d{4}\b/g },
  CY: { code: '357', trunk: '', national: /^[2-9]\d{7}$/, postal: /\b\d{4}\b/g },
  DE: { code: '49', trunk: '0', national: /^0[1-9]\d{7,10}$/, postal: /\b\d{5}\b/g },
  ES: { code: '34', trunk: '', national: /^[6-9]\d{8}$/, postal: /\b\d{5}\b/g },
  FR: { code: '33', trunk: '0', national: /^0[1-9]\d{8}$/, postal: /\b\d{5}\b/g },
  GB: { code: '44', trunk: '0', national: /^0[1-9]\d{8,9}$/, postal: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g },
  GR: { code: '30', trunk: '', national: /^(?:2\d{9}|6\d{9}|[89]0\d{8})$/, postal: /\b\d{3}[ \u00a0]?\d{2}\b/g },
  IE: { code: '353', trunk: '0', national: /^0[1-9]\d{7,8}$/, postal: /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/g },
  IT: { code: '39', trunk: '', national: /^(?:0\d{8,10}|3\d{9})$/, postal: /\b\d{5}\b/g },
  NL: { code: '31', trunk: '0', national: /^0[1-9]\d{8}$/, postal: /\b\d{4} ?[A-Z]{2}\b/g },
  US: { code: '1', trunk: '1', national: /^1?[2-9]\d{2}[2-9]\d{6}$/, postal: /\b\d{5}(?:-\d{4})?\b/g },
  CA: { code: '1', trunk: '1', national: /^1?[2-9]\d{2}[2-9]\d{6}$/, postal: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g },
}

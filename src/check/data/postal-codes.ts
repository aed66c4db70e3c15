// The postal codes of some countries.

/** Patterns by ISO 3166 code. */
export const postalCodes: Readonly<Record<string, RegExp>> = {
  AT: /\b\d{4}\b/g,
  CY: /\b\d{4}\b/g,
  DE: /\b\d{5}\b/g,
  ES: /\b\d{5}\b/g,
  FR: /\b\d{5}\b/g,
  GB: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  GR: /\b\d{3}[ \u00a0]?\d{2}\b/g,
  IE: /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/g,
  IT: /\b\d{5}\b/g,
  NL: /\b\d{4} ?[A-Z]{2}\b/g,
  US: /\b\d{5}(?:-\d{4})?\b/g,
  CA: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g,
}

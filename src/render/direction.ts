// The direction in which a language is written.

/** Languages of two letters that are written from right to left (Unicode CLDR 48, characterOrder). */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

export const isRightToLeft = (language: string): boolean => RIGHT_TO_LEFT.has(language)

// Types of nspell 2, which ships none: the part that the adapter uses.
declare module 'nspell' {
  export default function nspell(affixes: Uint8Array, words: Uint8Array): { correct(word: string): boolean }
}

// Greek names -> slugs, by the transcription of ELOT 743 (second edition, 2001; ISO 843).
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../src/language/load.ts'
import { slugOf } from '../../../src/language/slugs.ts'

const el = await loadLanguage('el')

test.each([
  ['Łódź', 'lodz'],
  ['Køge', 'koge'],
  ['Großenhain', 'grossenhain'],
  ['Þórshöfn, Færøerne', 'thorshofn-faeroerne'],
  ['Đà Nẵng', 'da-nang'],
  ['Iğdır', 'igdir'],
  ['Cœuvres', 'coeuvres'],
])('%s -> %s, in every language', (name, slug) => {
  expect([slugOf(name, undefined), slugOf(name, el.slugs)]).toEqual([slug, slug])
})

test('a slug ends after the words that fit', () => {
  expect(slugOf('very long names '.repeat(400), undefined)).toBe(`${'very-long-names-'.repeat(5)}`.slice(0, -1))
  expect(slugOf('a'.repeat(5000), undefined)).toBe('a'.repeat(80))
  expect(slugOf('very long names '.repeat(400), undefined, 60)).toBe(
    'very-long-names-very-long-names-very-long-names-very-long',
  )
})

test.each([
  // αυ, ευ, ηυ: v before a vowel or a voiced consonant, f before a voiceless one or at the end.
  ['αυγό', 'avgo'],
  ['Παύλος', 'pavlos'],
  ['αυτός', 'aftos'],
  ['ναυπηγείο', 'nafpigeio'],
  ['Εύβοια', 'evvoia'],
  ['Ελευσίνα', 'elefsina'],
  ['Ευξεινούπολη', 'efxeinoupoli'],
  ['ευχαριστούμε', 'efcharistoume'],
  ['ευθεία', 'eftheia'],
  ['ευψυχία', 'efpsychia'],
  ['εφηύρε', 'efivre'],
  ['ηυξημένος', 'ifximenos'],
  ['Ταΰ', 'tay'],
  ['ταυ', 'taf'],
  // Accent on the first vowel, or a diaeresis on the second: two sounds.
  ['άυλος', 'aylos'],
  ['άϋλος', 'aylos'],
  ['ξεϋφαίνω', 'xeyfaino'],
  ['πραΰνω', 'prayno'],
  ['ρόυ', 'roy'],
  ['πρωτοϋπνώ', 'protoypno'],
  ['μαΐου', 'maiou'],
  // ου
  ['ουρανός', 'ouranos'],
  ['Μοσχάτο Ταύρος', 'moschato-tavros'],
  ['λουτρού', 'loutrou'],
  // μπ: b at the ends of a word, mp inside.
  ['μπάνιο', 'banio'],
  ['κάμπος', 'kampos'],
  ['Λαμπ', 'lab'],
  ['μπαμπάς', 'bampas'],
  // γγ, γκ, γξ, γχ
  ['Αγγελική', 'angeliki'],
  ['γκαράζ', 'gkaraz'],
  ['σφιγξ', 'sfinx'],
  ['έλεγχος', 'elenchos'],
  ['σύγχρονος', 'synchronos'],
  // ντ, τζ, τσ
  ['Δραπετσώνα', 'drapetsona'],
  ['τζάκι', 'tzaki'],
  ['αντλίες', 'antlies'],
  ['ντους', 'ntous'],
  // Letters alone, final sigma, capitals, vowels said as one.
  ['Ψυχικό', 'psychiko'],
  ['Χαϊδάρι', 'chaidari'],
  ['ΑΠΟΦΡΑΞΕΙΣ', 'apofraxeis'],
  ['ΘΕΣΣΑΛΟΝΙΚΗΣ', 'thessalonikis'],
  ['Άγιοι Ανάργυροι', 'agioi-anargyroi'],
  ['υιός', 'yios'],
  ['ηχώ', 'icho'],
  ['ζωή', 'zoi'],
  // Polytonic: breathings, circumflex, iota below; an accent on the second vowel keeps the two together.
  ['Ἀθῆναι', 'athinai'],
  ['αὐτός', 'aftos'],
  ['οὗτος', 'outos'],
  ['Εὔβοια', 'evvoia'],
  ['ᾠδεῖον', 'odeion'],
  ['τοῦ Ἁγίου', 'tou-agiou'],
  // What is not a letter parts words; Latin letters and digits stay.
  ['Γι’ αυτό: «24 ώρες» & WC!', 'gi-afto-24-ores-wc'],
  ['  Café  Μαρία ', 'cafe-maria'],
  ['—', ''],
])('%s -> %s', (name, slug) => {
  expect(slugOf(name, el.slugs)).toBe(slug)
})

test('letters outside the table part words, and a language without one keeps what is Latin', () => {
  expect(slugOf('Жук bike', el.slugs)).toBe('bike')
  expect(slugOf('Window locks, Leeds', undefined)).toBe('window-locks-leeds')
})

test('an apostrophe within a word is left out, typed or typographic; one beside it parts words like any sign', () => {
  for (const mark of ["'", '\u2019', '\u02bc'])
    expect(slugOf(`St George${mark}s & Redfield`, undefined)).toBe('st-georges-redfield')
  expect(slugOf("the sailors' rest", undefined)).toBe('the-sailors-rest')
})

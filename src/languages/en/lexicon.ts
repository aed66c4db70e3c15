// How English words are made and mistaken: letters that sound alike, beginnings and ends that any word may have, words
// that the dictionaries do not have. Data.
import { phrases } from '../../model/checks/language.ts'
import type { LexiconSource } from '../../model/checks/spelling.ts'
import { dialect } from './lexicon/dialect.ts'
import { trades } from './lexicon/trades.ts'

const groups = (text: string) => phrases(text).map((group) => group.split(' '))

export const lexicon: LexiconSource = {
  packages: ['dictionary-en-gb', 'dictionary-en'],
  alike: [
    ...groups(`
      s c, ei ie, a e, e i, or er, our or, ck k, c k, f ph, i y, ee ea, ea e, ie ee, o ou, tion sion, ssion tion, j dg,
      tch ch, u oo, w wh, n kn, r wr, x cks, qu kw, gh g`),
    ...[...'bcdefglmnoprstz'].map((letter) => [letter, letter + letter]),
  ],
  twice: false,
  letters: 'abcdefghijklmnopqrstuvwxyz',
  keys: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  long: 7,
  ending: 1,
  prefixes: phrases(`
    re, un, pre, non, over, under, mis, dis, de, out, up, down, anti, auto, bio, counter, electro, endo, extra, fore,
    hydro, hyper, inter, intra, macro, mega, micro, mid, mini, mono, multi, neuro, ortho, post, photo, poly, pro,
    pseudo, radio, semi, sub, super, tele, thermo, trans, tri, ultra`),
  link: '',
  nounEnds: [''],
  derived: [
    ...[...'bdgmnpt'].map((letter): [string, string[]] => [`(?<=^.{2,4})${letter}{2}ers?`, [letter]]),
    ['(?:ers?|ors?|ings?|ed|able)', ['', 'e']],
    ['i(?:ers?|es|ed|ness|ly|able)', ['y']],
    ['(?:s|es|ly|y|ness|less|ful|ish|ism|ists?|ment|ments|hood|ship|like|wise|proof|free|wards?)', ['', 'e']],
    ['(?:isations?|izations?|i[sz](?:e[srd]?|ing))', ['', 'y', 'e']],
  ],
  ofNouns:
    'proof|like|wise|free|worthy|maker|makers|smith|smiths|fitter|fitters|work|works|ware|side|land|room|way|man',
  more: [
    ...trades,
    ...dialect,
    ...phrases(`
    ampoule, archeolog, autolog, bandana, benefitt, callipers, carte, chromic, cockapoo, cotta, dearie, despatch,
    doggie, electro, fettucin, focuss, foramen, foramin, gipsy, grandad, guerilla, heeler, infarct, leant, linguini,
    loupe, lymph, merch, naturel, osteo, parte, pinot, poppadom, pounder, protestor, racoon, realtor, rectus, redlin,
    resect, slinger, spackl, spall, teepee, tendonitis, transect, venturi, vortices, yoghurt`),
  ],
}

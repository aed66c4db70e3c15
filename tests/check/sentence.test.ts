// The sentence around a place of a text: words cut short do not end it.
import { expect, test } from 'vitest'
import { sentenceAt } from '../../src/check/text/sense/sentence.ts'

/** The sentence of a text that holds some words. */
const sentenceOf = (text: string, words: string) => sentenceAt(text, text.indexOf(words), words.length).text.trim()

test.each([
  ['Ήρθε χθες. Ο κ. Νίκος δίνει εγγύηση. Μετά φεύγει.', 'εγγύηση', 'Ο κ. Νίκος δίνει εγγύηση'],
  ['Η Δρ. Παππά ρωτά για 5 χρόνια. Απαντάμε.', '5 χρόνια', 'Η Δρ. Παππά ρωτά για 5 χρόνια'],
  ['Πάρτε στο τηλ. 210 214 4444 την ΕΥΔΑΠ. Μετά εμάς.', 'ΕΥΔΑΠ', 'Πάρτε στο τηλ. 210 214 4444 την ΕΥΔΑΠ'],
  ['Θέλει ώρα, π.χ. 20 λεπτά με κάμερα. Τόσο.', 'κάμερα', 'Θέλει ώρα, π.χ. 20 λεπτά με κάμερα'],
  ['Μένει πίσω, π.χ. λίπος στη στήλη. Το βγάζουμε.', 'στη στήλη', 'Μένει πίσω, π.χ. λίπος στη στήλη'],
  ['Στη Λεωφ. Πειραιώς το φρεάτιο είναι βαθύ. Ανοίγει.', 'βαθύ', 'Στη Λεωφ. Πειραιώς το φρεάτιο είναι βαθύ'],
  [
    'Dr. Mills waits for Mr. Hall at no. 5 by the gate. We ring.',
    'gate',
    'Dr. Mills waits for Mr. Hall at no. 5 by the gate',
  ],
  ['Fit a bolt, e.g. 20 mm long. Then oil it.', 'long', 'Fit a bolt, e.g. 20 mm long'],
])('no sentence ends within %s', (text, words, sentence) => {
  expect(sentenceOf(text, words)).toBe(sentence)
})

test.each([
  ['Ερχόμαστε σε όλους. Ο δήμος καθαρίζει.', 'δήμος', 'Ο δήμος καθαρίζει'],
  ['Ανοίγουμε στις 9 π.μ. Κλείνουμε στις 5.', 'Κλείνουμε', 'Κλείνουμε στις 5'],
  ['Μένει στον αρ. 5. Ο γείτονας λείπει.', 'γείτονας', 'Ο γείτονας λείπει'],
  ['Η βλάβη είναι στα 30 εκ. Από εκεί σκάβουμε.', 'σκάβουμε', 'Από εκεί σκάβουμε'],
  ['Call us. 24 keys hang here.', 'keys', '24 keys hang here'],
  ['We shut at 5 p.m. The lock stays.', 'lock', 'The lock stays'],
  ['Σας λέμε ναι. 20 λεπτά μετά φεύγουμε.', 'μετά', '20 λεπτά μετά φεύγουμε'],
  ['Το τηλέφωνο είναι στην κάρτα, κάτω από το τηλ.', 'τηλ', 'Το τηλέφωνο είναι στην κάρτα, κάτω από το τηλ'],
])('a sentence ends within %s', (text, words, sentence) => {
  expect(sentenceOf(text, words)).toBe(sentence)
})

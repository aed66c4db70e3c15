// What a text on privacy says of maps and services of others, and is not so; and what only sounds like it.
import { abroad, bad, both, type Fault, type Kinds, page, replaced } from '../kinds.ts'

const PRIVACY = page('privacy')
const NEXT = '      - Βλέπουμε τον αριθμό σας'
const said = (text: string) => replaced(PRIVACY, NEXT, `      - ${text}\n${NEXT}`)
const untrue = (text: string, says: string): Fault => bad('sec/privacy-denied', said(text), text, says)
/** Not beside an edit of the map. */
const unlike = (text: string, says: string): Fault =>
  bad('sec/privacy-denied', both(replaced('site.yaml', CLICK, `${CLICK} # as it was`), said(text)), text, says)
const CLICK = 'provider: click'
const RIGHTS = '"Write to {email} to see or delete it."'
const told = (text: string) => abroad(replaced(PRIVACY, RIGHTS, `"${text}", ${RIGHTS}`))
const wrong = (text: string, says: string): Fault => ({
  ...bad('sec/privacy-denied', told(text), text, says),
  ...told(text),
})

export default {
  'a map that is there and denied': {
    faults: [
      untrue('Δεν φορτώνουμε χάρτες τρίτων.', 'map: shows one from www.openstreetmap.org'),
      untrue('Ο ιστότοπος δεν έχει χάρτη.', 'δεν έχει χάρτη'),
      untrue('Χωρίς χάρτες τρίτων και χωρίς διαφημίσεις.', 'χάρτες τρίτων'),
      untrue('Δεν χρησιμοποιούμε υπηρεσίες χαρτών.', 'υπηρεσίες χαρτών'),
      wrong('We embed no maps.', 'embed no maps'),
      wrong('No maps, videos or fonts are loaded from anywhere.', 'are loaded'),
      wrong('There is no map on this site.', 'no map on this site'),
    ],
    harmless: [
      said('Δεν φορτώνουμε χάρτες πριν το ζητήσετε.'),
      said('Δεν υπάρχουν χάρτες για τους παλιούς αγωγούς.'),
      said('Δεν χρησιμοποιούμε Google Maps, ο χάρτης είναι του OpenStreetMap.'),
      told('We do not use Google Maps; the map is from OpenStreetMap.'),
      told('There is no map of where you live in our files.'),
      told('We load no maps for our own use.'),
    ],
  },
  'a map of another, or one that comes otherwise': {
    faults: [
      unlike('Στην επικοινωνία υπάρχει χάρτης της Google.', 'χάρτης της Google'),
      unlike('Ο χάρτης φορτώνεται μόλις ανοίξει η σελίδα.', 'waits until a visitor asks'),
      wrong('The contact page shows a map from Google.', 'map from Google'),
    ],
    harmless: [
      said('Ο χάρτης φορτώνεται όταν πατήσετε το κουμπί.'),
      said('Τον χάρτη της πόλης τον έχει και η Google.'),
      told('The map loads as soon as the page opens.'),
    ],
  },
  'a service of others that no page may load': {
    faults: [
      untrue('Τις γραμματοσειρές τις φορτώνουμε από το Google Fonts.', 'lets none load it'),
      untrue('Για τη συνομιλία χρησιμοποιούμε το Tawk.to.', 'lets none load it'),
      untrue('Τα βίντεο προβάλλονται από το YouTube.', 'lets none load it'),
      untrue('Η ανάλυση γίνεται με το Hotjar, που χρησιμοποιούμε από πέρσι.', 'lets none load it'),
      wrong('We use Google Analytics to see what is read.', 'lets none load it'),
      wrong('Videos are played from YouTube.', 'lets none load it'),
      wrong('Our forms use reCAPTCHA against spam.', 'lets none load it'),
    ],
    harmless: [
      said('Δεν χρησιμοποιούμε Google Analytics.'),
      said('Τα βίντεό μας θα τα βρείτε στο YouTube.'),
      said('Αν ανοίξετε το κανάλι μας στο YouTube, χρησιμοποιεί τα δικά του cookies.'),
      'Χρησιμοποιούμε το YouTube για να μάθουμε τα καινούρια μηχανήματα.',
      told('No fonts are loaded from Google Fonts.'),
      told('Our channel on YouTube uses cookies of its own.'),
      told('We count nothing, and Google Analytics is not used here.'),
    ],
  },
} satisfies Kinds

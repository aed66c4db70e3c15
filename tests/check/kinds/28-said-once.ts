// What is shown on every page and stands in one line of the YAML, or of a template: it is reported once.
import { abroad, bad, type Edit, type Fault, type Kinds, redrawn, replaced } from '../kinds.ts'

const LABELS = 'content/labels.yaml'
const copyright = (text: string): Edit => replaced(LABELS, 'copyright: "© {year} {name}"', `copyright: "${text}"`)
const old = (text: string, says: string): Fault => bad('content/dates', copyright(text), 'copyright:', says)

export default {
  'a copyright of long ago in a label': {
    faults: [
      old('© 2019 {name}', '"© 2019"'),
      old('© 2015-2021 {name}', '"© 2015-2021"'),
      abroad(old('Copyright 2020 {name}', '"Copyright 2020"')),
    ],
    harmless: [
      copyright('© 2015-{year} {name}'),
      copyright('{name}, {year}. Με επιφύλαξη δικαιωμάτων.'),
      redrawn('/areas/perama', '</main>', '<p>Άδεια χάρτη © OpenStreetMap</p></main>'),
    ],
  },
} satisfies Kinds

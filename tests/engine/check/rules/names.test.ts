// Names that a text and its translation write in two ways, and words of two languages that only look alike.
import { expect, test } from 'vitest'
import { exampleAreas } from '../../../../src/check/data/examples.ts'
import { loadRules } from '../../../../src/check/rules.ts'
import { findingsOf } from '../example-site.ts'
import { checkMutated } from '../mutate.ts'

const rules = await loadRules()

/** The findings in a text of a site with a team, brands and areas, and in its German translation. */
function found(english: string, german: string): string[] {
  const area = (name: string) => `name: ${name}\nhead: { title: ${name}, description: x }\n`
  const page = (name: string, text: string) =>
    `name: ${name}\nhead: { title: ${name}, description: x }\ntext: ${JSON.stringify(text)}\n`
  const yaml = {
    'site.yaml': 'languages: [en, de]\nterms: [{ write: Shimano }, { write: Brooks }]\n',
    'site.de.yaml': 'locale: de_DE\n',
    ...exampleAreas({}),
    'content/team.yaml':
      'items:\n  - { id: g, name: Giorgos Riegler, role: Owner }\n  - { id: m, name: Marie Müller, role: Mechanic }\n',
    'content/areas/horsforth.yaml': area('Horsforth'),
    'content/areas/horsforth.de.yaml': area('Horsforth'),
    'content/areas/athens.yaml': area('Athens'),
    'content/areas/athens.de.yaml': area('Athen'),
    'content/pages/contact.yaml': page('Contact', english),
    'content/pages/contact.de.yaml': page('Kontakt', german),
  }
  return findingsOf(rules.get('translation/name') ?? expect.unreachable(), { yaml })
}

const GERMAN = 'content/pages/contact.de.yaml'

test.each([
  ['Ask Giorgos.', 'Fragen Sie Giorgis.', `"Giorgis" is "Giorgos" in content/pages/contact.yaml`],
  ['Giorgis asks.', 'Giorgos fragt.', `"Giorgis" is "Giorgos" in ${GERMAN}`],
  ['Parts of Shimano', 'Teile von Shimnao', '"Shimnao" is "Shimano" in content/pages/contact.yaml'],
  ['We come to Horsforth.', 'Wir kommen nach Horsfoth.', '"Horsfoth" is "Horsforth" in content/pages/contact.yaml'],
  ['Ask Marie Miller.', 'Fragen Sie Marie Müller.', `"Miller" is "Müller" in ${GERMAN}`],
])('%s / %s', (english, german, finding) => {
  expect(found(english, german)).toEqual([finding])
})

test.each([
  ['Ask Giorgos for Shimano.', 'Fragen Sie Giorgos nach Shimano.'],
  ['The bicycle of Giorgos, and Marie’s.', 'Das Rad von Giorgos und Maries Rad.'],
  ['Ask Ms Mueller.', 'Fragen Sie Frau Müller.'],
  ['We drive from Athens to Horsforth.', 'Wir fahren von Athen nach Horsforth.'],
  ['Ask Marie, the sister of Maria.', 'Fragen Sie Marie, die Schwester von Maria.'],
  ['Giorgos is in the workshop.', 'Der Chef ist in der Werkstatt.'],
  ['GIORGOS KNOWS', 'Giorgos weiß es'],
  ['In October and July, in Europe', 'Im Oktober und Juli, in Europa'],
  ['The Inspection of the Project', 'Die Inspektion des Projekts'],
  ['Saddles by Brooks', 'Sättel von Brooks, Brocken und Broschen'],
  ['Horsforth and Leeds', 'Horsforth und Leeds, Horsforths Norden'],
  ['Ask Giorgos.', 'Fragen Sie Marie.'],
])('two languages, one name: %s / %s', (english, german) => {
  expect(found(english, german)).toEqual([])
})

test('a translation may declare a name of its own', async () => {
  const edit = (file: string, find: string, by: string) => ({ file: `content/${file}`, find, by })
  const team = (name: string) => `items:\n  - { id: giorgos, name: ${name} Riegler, role: Locksmith }\n`
  const named = async (greek: string) => {
    const yaml = [
      edit('team.yaml', '', team('Giorgos')),
      edit('team.el.yaml', '', team(greek)),
      edit('pages/contact.yaml', 'Say which door', 'Ask Giorgos, and say which door'),
      edit('pages/contact.el.yaml', 'Πείτε μας', 'Μιλήστε με τον Georgios και πείτε μας'),
    ]
    const { problems } = await checkMutated({ site: 'locksmith', yaml })
    return problems.flatMap(({ rule, text }) => (rule === 'translation/name' ? [text] : []))
  }
  expect(await named('Giorgos')).toEqual(['"Georgios" is "Giorgos" in content/pages/contact.yaml'])
  expect(await named('Georgios')).toEqual([])
})

// Values that YAML reads otherwise than they were meant: told at their place; what is meant as it stands is read.
import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { parseFile } from '../../../src/load/yaml/parse.ts'

const slipped = [
  ['a number sign', 'text: Είμαστε το #1 συνεργείο στην πόλη', 1, 18, 'cuts the sentence: #1 συνεργείο στην πόλη'],
  ['a sentence goes on', 'a: 1\ntext: Ερχόμαστε σε κάθε σπίτι # και σε κάθε μαγαζί.', 2, 31, 'cuts the sentence'],
  ['an item of a list', 'items:\n  - Καλέστε το τηλέφωνο #24ωρο', 2, 25, 'cuts the sentence'],
  ['a number behind one word', 'items:\n  - Επιλογή #1 των ενοίκων', 2, 13, 'cuts the sentence: #1 των ενοίκων'],
  ['quotes of print', 'name: “Απόφραξη λεκάνης”', 1, 7, 'are part of the text'],
  ['closing quotes on both sides', 'items:\n  - ”Απόφραξη λεκάνης”', 2, 5, 'are part of the text'],
  ['single quotes of print', 'name: ‘Ανοιχτά 24/7’', 1, 7, 'are part of the text'],
] as const

test.each(slipped)('%s', (_, yaml, line, column, says) => {
  const { value, problems } = parseFile('content/x.yaml', yaml)
  expect(value).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ at: { file: 'content/x.yaml', line, column } })
  expect(problems[0]?.text).toContain(says)
})

test.each([
  ['a comment behind a number', 'radius: 50000 # metres, as the crow flies.'],
  ['a comment behind a word', 'name: Νίκαια # η έδρα'],
  ['a comment behind a whole sentence', 'text: Ερχόμαστε σε κάθε σπίτι. # ρώτησε τον Νίκο.'],
  ['a note without a full stop', 'text: Ερχόμαστε σε κάθε σπίτι # μικρό γράμμα'],
  ['a comment behind a list', 'days: [Monday, Tuesday] # κλειστά αλλιώς.'],
  ['a number sign within a word, and in quotes', 'a: C#\nb: "Είμαστε το #1 συνεργείο"\nc: /faq#price'],
  ['a number sign in a block of text', 'text: |\n  Είμαστε το #1 συνεργείο\n  no\n'],
  ['a number of a list behind a word', 'name: Νίκαια #2'],
  ['a setting that is off', 'rules: { dup/doorway: off }\ntips: on\nb: [no, yes]\nname: On time'],
  ['no, yes and the like, which YAML 1.2 reads as text', 'name: no\nanswer: Yes\ncountry: NO\ntitle: Off'],
  ['a sentence somebody said', 'text: “Ήρθαν αμέσως.”'],
  ['a value that begins with what somebody said', 'text: “Ήρθαν” λέει η γειτόνισσα'],
  ['quotes of the language', 'text: «Ήρθαν αμέσως»'],
])('%s is read', (_, yaml) => {
  expect(parseFile('content/x.yaml', yaml).problems).toEqual([])
})

test('what git left of two versions is told once each, in any line ends', () => {
  const text =
    'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> spring\nc: 4\n<<<<<<< HEAD\n=======\nd: 5\n>>>>>>> spring\n'
  for (const each of [text, text.replaceAll('\n', '\r\n')])
    expect(parseFile('site.yaml', each).problems).toEqual(
      [2, 8].map((line) => ({
        level: 'error',
        text: 'git could not join two versions of these lines, and left both',
        at: { file: 'site.yaml', line, column: 1 },
        help: 'keep the lines that are right, and delete those that begin with <<<<<<<, ======= and >>>>>>>',
      })),
    )
  expect(parseFile('site.yaml', 'a: 1\n>>>>>>> spring\n').problems).toMatchObject([{ at: { line: 2, column: 1 } }])
  expect(parseFile('site.yaml', 'a: |\n  <<<<<<< HEAD\n  said git\n').problems).toEqual([])
})

test.each(['a:\n\u00a0\u00a0b: 1\n', 'a:\n \u3000b: 1\n  c: 2\n', 'a:\n\u00a0 - b\n'])(
  'a line that is indented with spaces of print: %j',
  (text) => {
    expect(parseFile('site.yaml', text).problems).toMatchObject([
      { at: { file: 'site.yaml', line: 2, column: 1 }, text: expect.stringContaining('a space that YAML takes as') },
    ])
    expect(parseFile('site.yaml', 'a: |\n  b\n  \u00a0indented as it is meant\n').problems).toEqual([])
  },
)

test.each([
  ['a: 1\naddress:\n  locality: Ely\n  country:GB\n  shown: x\n', 4, 10, 'a space is missing after "country:"'],
  ['address:\n  locality: Ely\n  country:GB\n', 3, 10, 'a space is missing after "country:"'],
  ['text: We are open\n  until:nine\n', 2, 8, 'a space is missing after "until:"'],
  ['a: { locality: Ely, country:GB }\n', 1, 28, 'a space is missing after "country:"'],
  ['redirects:\n  - from:/old\n    to: /new\n', 2, 9, 'a space is missing after "from:"'],
  ['name:Ely\n', 1, 5, 'a space is missing after "name:"'],
  ['a: 1\nname：Ely\nb: 2\n', 2, 5, 'the colon after "name" is a full-width colon (U+FF1A)'],
  ['a: 1\nname:\u00a0Ely\n', 2, 6, 'the space after "name:" is U+00A0, which YAML reads as a letter'],
  ['a: 1\nname:\u00a0Ely\nb: 2\n', 2, 6, 'the space after "name:" is U+00A0, which YAML reads as a letter'],
  ['items:\n  -\u00a0Ely\n', 2, 4, 'the space after the dash is U+00A0, which YAML reads as a letter'],
  ['items:\n  -{ name: Ely, href: "/ely" }\n', 2, 4, 'a space is missing after the dash'],
  ['items:\n  -"Ely"\n', 2, 4, 'a space is missing after the dash'],
  ['a: 1\nlocale= en\nb: 2\n', 2, 1, 'this line is no "key: value"'],
  ['a: 1\nlocale; en\nb: 2\n', 2, 1, 'this line is no "key: value"'],
  ['a: one\u2028two\n', 1, 7, 'U+2028 is not text'],
  ['a: "one\\u2028two"\n', 1, 4, 'a control character is not text'],
])('a typo of a space or a colon is named at its column: %j', (text, line, column, says) => {
  const { value, problems } = parseFile('site.yaml', text)
  expect(value).toBeUndefined()
  expect(problems.map(({ text, at }) => [text, at])).toEqual([[says, { file: 'site.yaml', line, column }]])
})

test('the help for a missing space says what to type', () => {
  expect(parseFile('site.yaml', 'a: 1\ncountry:GB\nb: 2\n').problems[0]?.help).toBe(
    'write "country: GB", with a space after the colon; a text with this colon needs double quotes',
  )
  expect(parseFile('site.yaml', 'items:\n  -\u00a0Ely\n').problems[0]?.help).toBe('write "- Ely"')
  expect(parseFile('site.yaml', 'a: 1\nb:\u200b c\n').problems[0]?.help).toMatch('write "b: c",')
})

test.each([
  'text: see https://a.example:80/b\n  https://b.example\n  mailto:a@b.example 10:30\n',
  'text: Note:this is a text\nb: ratio:1\n',
  'text: |\n  note:this\n  name：that\n',
  'text: "one\n  note:this"\n',
  '- note:this\n- "a:b": c\n',
  'shown: 210\u00a0000\u00a00000\n',
])('a colon in a text is not a typo: %j', (text) => {
  expect(parseFile('site.yaml', text).problems).toEqual([])
})

test('the files of this repository have no slips', () => {
  const files = glob.sync(['site.yaml', 'content/**/*.yaml', 'tests/sites/**/*.yaml'])
  expect(files.flatMap((file) => parseFile(file, readFileSync(file, 'utf8')).problems)).toEqual([])
})

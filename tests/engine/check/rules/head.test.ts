// Edge cases of titles and descriptions.
import { expect, test } from 'vitest'
import duplicate from '../../../../src/check/rules/head/duplicate.ts'
import width from '../../../../src/check/rules/head/width.ts'
import titleWords from '../../../../src/check/rules/title/words.ts'
import { exampleSite, findingsOf, sync } from '../example-site.ts'

const hidden = (title: string) =>
  `<!DOCTYPE html><head><meta name="robots" content="noindex"><title>${title}</title></head>`

test('pages kept out of search results may share a title, and theirs may be short', () => {
  expect(findingsOf(duplicate, { pages: { '/': hidden('Thanks'), '/contact': hidden('Thanks') } })).toEqual([])
  const yaml = {
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Thanks, description: Soon., robots: "noindex, follow" }\ntext: Soon.\n',
  }
  expect(findingsOf(width, { yaml })).toEqual([])
})

test('titles that differ only in capitals are one title, and each page of a group names the others', () => {
  const titles = ['Brake repair', 'Brake Repair', 'Brake repair', 'Brake repair', 'Brake repair']
  const paths = ['/', '/contact', '/repairs/brakes', '/repairs/puncture']
  const pages = Object.fromEntries(paths.map((path, i) => [path, `<!DOCTYPE html><title>${titles[i]}</title>`]))
  expect(findingsOf(duplicate, { pages })).toHaveLength(4)
  expect(findingsOf(duplicate, { pages })[1]).toBe(
    'the title of /contact is also the title of /, /repairs/brakes, /repairs/puncture: "Brake Repair"',
  )
})

test('a text that is slightly too wide is a note, and the help counts letters', () => {
  const told = (title: string) => {
    const { context, pages } = exampleSite({ pages: { '/': `<!DOCTYPE html><title>${title}</title>` } })
    return pages
      .flatMap(({ page, planned }) => [...sync(width.page?.(page, planned, context))])
      .map(({ level, help }) => [level, help])[0]
  }
  const fits = 'Bicycle repairs, brakes, gears, wheels and tyres in Leeds and'
  expect(told(fits)).toBe(undefined)
  expect(told(`${fits} in all`)).toEqual(['info', 'shorten head.title by about 3 letters'])
  expect(told(`${fits} in all of Yorkshire`)).toEqual([undefined, 'shorten head.title by about 15 letters'])
})

test('a title names a page by a compound of its name, too', () => {
  const words = (title: string) =>
    findingsOf(titleWords, {
      yaml: { 'content/repairs/brakes.yaml': 'name: Kette\nhead: { title: x }\n' },
      pages: { '/repairs/brakes': `<!DOCTYPE html><title>${title}</title><h1>Alles</h1>` },
    })
  expect(words('Fahrradkette für Leeds')).toEqual([])
  expect(words('Kettenöl für Leeds')).toEqual([])
  expect(words('Fahrräder für Leeds')).toHaveLength(1)
})

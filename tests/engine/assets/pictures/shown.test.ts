// Tests that only pictures named by the content or a template are prepared.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shownPictures } from '../../../../src/assets/pictures/shown.ts'
import type { Content } from '../../../../src/model/content.ts'

const templates = mkdtempSync(join(tmpdir(), 'shown-'))
afterAll(() => rmSync(templates, { recursive: true, force: true }))

test('pictures of pages, of data files, of every language and of templates are shown, and no others', () => {
  mkdirSync(join(templates, 'layout'))
  writeFileSync(
    join(templates, 'layout/header.tsx'),
    'export const Logo = () => <Picture name="logo.svg" alt="" eager />',
  )
  writeFileSync(join(templates, 'styles.css'), '/* unused.jpg */')
  const language = (data: Record<string, unknown>, faqs: Record<string, unknown> = {}) => ({
    site: {},
    data: new Map(Object.entries(data)),
    faqs: new Map(Object.entries(faqs)),
  })
  const content = {
    ...language({ team: [{ photo: 'team/anna.jpg' }] }, { common: [{ question: 'Who?', picture: 'faq.png' }] }),
    others: new Map([['de', { ...language({ team: [{ photo: 'team/anna.de.jpg' }] }), others: new Map() }]]),
  } as unknown as Content
  const all = ['faq.png', 'logo.svg', 'page.jpg', 'team/anna.de.jpg', 'team/anna.jpg']
  const pictures = new Set([...all, 'unused.jpg'])
  expect(shownPictures({ content, records: [{ pictures: ['page.jpg'] }], pictures, templates })).toEqual(all)
})

// Every field has a label, fields for a person's own data say which data, so that the browser can fill them in, and no
// choice of a list stands in it twice.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { idsIn, isHidden } from '../../page/accessible-name.ts'

/** Fields that are not filled in by the visitor, or are named by their value. */
const NO_LABEL = /^(?:hidden|submit|reset|button|image)$/
/** What a field holds, known by its type or name -> the value of autocomplete (HTML, section 4.10.18.7.1). */
const PERSONAL = [
  [/^tel$/, /^(?:tel|phone|telephone|mobile)$/, 'tel'],
  [/^email$/, /^(?:e-?mail)$/, 'email'],
  [/^(?:text|)$/, /^(?:name|full-?name|your-?name)$/, 'name'],
] as const

export default defineRule({
  why:
    'Who cannot see the form hears only "edit text", and who is in a hurry has to type what the telephone ' +
    'knows already.',
  level: 'error',
  help: 'give the field a label and the autocomplete of what it holds, in the template that draws the form',
  source: 'WCAG 2.2, success criteria 1.3.1, 1.3.5, 3.3.2 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<form action="/contact"><label for="n">Name</label><input id="n" name="name" ' +
        'autocomplete="name"><label>Message <textarea name="text"></textarea></label><input type="hidden" ' +
        'name="x"></form>',
    },
  },
  bad: {
    pages: {
      '/':
        '<form action="/contact"><input name="text" placeholder="Your message"><label>Telephone <input ' +
        'type="tel" name="phone"></label><label>Repair <select name="job"><option>Brakes</option>' +
        '<option value="2">Brakes</option></select></label></form>',
    },
    findings: [
      'the field "text" on / has no label',
      'the field "phone" on / does not say what it holds, expected autocomplete="tel"',
      'the choice "Brakes" stands twice in the list "job" on /',
    ],
  },

  *page(page) {
    const labelled = new Set(page.all('label').flatMap(({ attributes }) => attributes.for ?? []))
    for (const field of [...page.all('input'), ...page.all('select'), ...page.all('textarea')]) {
      const { type = '', name = '', autocomplete, tabindex } = field.attributes
      // A trap for robots is hidden from people.
      if (NO_LABEL.test(type) || isHidden(page, field) || tabindex === '-1') continue
      const at = { page: page.path, span: around(page, field) }
      const called = name || field.attributes.id || field.name
      if (!hasLabel(page, field, labelled))
        yield {
          text: `the field "${called}" on {{page}} has no label`,
          at,
          help: 'write a label for it; a placeholder goes away as soon as one types',
        }
      const personal =
        field.name === 'input'
          ? PERSONAL.find(
              ([types, names]) =>
                (type !== '' && type !== 'text' && types.test(type)) || names.test(name.toLowerCase()),
            )
          : undefined
      if (personal && (autocomplete ?? '').trim() === '')
        yield {
          text: `the field "${called}" on {{page}} does not say what it holds, expected autocomplete="${personal[2]}"`,
          at,
          help: `add autocomplete="${personal[2]}" in the template that draws the form`,
        }
    }
    const choices = new Set<string>()
    for (const option of page.all('option')) {
      const list = page.inside(option, 'select')
      const text = page.textOf(option)
      const key = `${list?.index} ${text}`
      if (list && text !== '' && choices.has(key))
        yield {
          text: `the choice "${text}" stands twice in the list "${list.attributes.name ?? ''}" on {{page}}`,
          at: { page: page.path, span: { start: option.start, end: option.end }, value: text },
          help: 'give each choice words of its own',
        }
      choices.add(key)
    }
  },
})

function hasLabel(page: PageFacts, field: PageElement, labelled: ReadonlySet<string>): boolean {
  const { id, title, 'aria-label': label, 'aria-labelledby': labelledBy } = field.attributes
  if ((label ?? title ?? '').trim() !== '') return true
  if (labelledBy?.split(/\s+/).some((one) => idsIn(page).has(one))) return true
  if (id !== undefined && labelled.has(id)) return true
  const around = page.inside(field, 'label')
  return around !== undefined && page.textOf(around) !== ''
}

/** The field with the label around it, where words of the YAML stand. */
const around = (page: PageFacts, field: PageElement) =>
  (({ start, end }) => ({ start, end }))(page.inside(field, 'label') ?? page.elements[field.parent] ?? field)

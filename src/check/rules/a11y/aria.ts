// Roles and states for assistive technology exist, name things that are there, and nothing takes the focus out of turn.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { attributesOfAria, rolesOfAria, valuesOfAria } from '../../data/aria.ts'
import { idsIn } from '../../page/accessible-name.ts'

/** Attributes that name elements by id. Labels are the business of a11y/form-label. */
const REFERENCES = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-flowto',
  'headers',
  'list',
  'popovertarget',
])

/** Elements whose meaning a page needs: a list or a picture may be there for its looks. */
const MEANING = /^(?:h[1-6]|nav|main|form|ol|a|button)$/

export default defineRule({
  why: 'A role that does not exist is read as nothing, and a name that is not there leaves a button without one.',
  level: 'error',
  help: 'delete the attribute, or write a role, an attribute or an id that exists',
  source: 'WAI-ARIA 1.2, sections 5.4 and 6.6; WCAG 2.2, success criteria 2.4.3 and 4.1.2 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<p id="a">Menu</p><nav aria-labelledby="a" role="navigation"></nav><div tabindex="-1"></div><svg role="img ' +
        'graphics-symbol" aria-label="A wheel"></svg>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contact" tabindex="3">Call</a><div role="buton">x</div><section aria-labelledby="nope"></section>' +
        '<p aria-lable="x">x</p><h2 role="presentation">Prices</h2><p aria-live="loud">x</p>',
    },
    findings: [
      'the a element on / has tabindex="3", which takes the focus out of turn',
      'the role "buton" on / does not exist',
      'aria-labelledby="nope" on / names nothing that is there',
      'aria-lable on / is no attribute',
      'role="presentation" on / takes its meaning from the h2',
      'aria-live="loud" on / says nothing',
    ],
  },

  *page(page) {
    const ids = idsIn(page)
    // A template writes such attributes, whichever text of the YAML stands in the same tag.
    const at = ({ start, open }: PageElement) => ({ page: page.path, tags: [page.html.slice(start, open)] })
    for (const element of page.elements) {
      for (const key in element.attributes) {
        const value = element.attributes[key] ?? ''
        if (key === 'tabindex') {
          if (Number(value) > 0)
            yield {
              text:
                `the ${element.name} element on {{page}} has tabindex="${value}", ` +
                'which takes the focus out of turn',
              at: at(element),
              help: 'delete it: the order of the page is the order of the focus',
            }
        } else if (key === 'role') {
          for (const one of value.split(/\s+/))
            if (one !== '' && !rolesOfAria.has(one.toLowerCase()))
              yield {
                text: `the role "${one}" on {{page}} does not exist`,
                at: at(element),
                help: didYouMean(one, rolesOfAria) ?? 'delete it, or use the element that is what it says',
              }
          if (/^(?:none|presentation)$/i.test(value.trim()) && hasMeaning(page, element))
            yield {
              text: `role="${value}" on {{page}} takes its meaning from the ${element.name}`,
              at: at(element),
              help: 'delete the role: what it looks like is decided in styles.css',
            }
        } else if (key.startsWith('aria-') && !attributesOfAria.has(key))
          yield {
            text: `${key} on {{page}} is no attribute`,
            at: at(element),
            help: didYouMean(key, attributesOfAria) ?? 'delete it',
          }
        else if (valuesOfAria[key]?.has(value.trim().toLowerCase()) === false)
          yield {
            text: `${key}="${value}" on {{page}} says nothing`,
            at: at(element),
            help: `write one of ${[...(valuesOfAria[key] ?? [])].join(', ')}`,
          }
        else if (REFERENCES.has(key))
          for (const id of value.split(/\s+/))
            if (id !== '' && !ids.has(id))
              yield {
                text: `${key}="${id}" on {{page}} names nothing that is there`,
                at: at(element),
                help: `give the element its id, or delete ${key}`,
              }
      }
    }
  },
})

/** Whether something is lost with what an element means: a table of headers is no table of looks. */
const hasMeaning = (page: PageFacts, element: PageElement) =>
  MEANING.test(element.name) ||
  (element.name === 'table' && page.all('th').some((cell) => page.inside(cell, 'table') === element))

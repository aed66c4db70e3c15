// Edge cases of headings and fields.
import { expect, test } from 'vitest'
import type { Rule } from '../../../../src/check/rule.ts'
import inputType from '../../../../src/check/rules/a11y/input-type.ts'
import { findingsOf } from '../example-site.ts'

const on = (rule: Rule, html: string) => findingsOf(rule, { pages: { '/': html } })
test.each([
  '<input name="company">',
  '<input type="email" autocomplete="work email">',
  '<input name="website" tabindex="-1" autocomplete="off">',
  '<input name="phone" inputmode="tel" autocomplete="tel">',
  '<input type="submit" name="phone">',
])('a11y/input-type: %s is fine', (html) => expect(on(inputType, html)).toEqual([]))

test.each([
  '<input type="email">',
  '<input name="e-mail" type="email" autocomplete="off">',
  '<input type="number" name="phone" autocomplete="tel">',
  '<input name="your-name" autocomplete="">',
])('a11y/input-type: %s is not', (html) => expect(on(inputType, html)).toHaveLength(1))

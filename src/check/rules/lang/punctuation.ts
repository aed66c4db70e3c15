// Marks stand where print puts them: no space before, one after; questions, quotations and amounts as the language
// writes them.

import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'
import { inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'

/** The first words of a text, with three dots where it goes on. */
const beginningOf = (text: string) => text.replace(/^((?:\S+\s+){2}\S+)\s.*$/s, '$1…')

/** Two dots before a slash are a folder. */
const TWICE = /,,|;;|(?<!\.)\.\.(?![./])|\.{4,}/g

export default defineRule({
  why: 'A price of 45.50 instead of 45,50, or a question that ends in ?, tells readers that nobody checked the text.',
  level: 'warning',
  help: 'write the marks and amounts as the language prints them',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ script, punctuation, units }) => {
    if (!punctuation) return undefined
    const { all, small, capital } = scripts[script]
    const { question, quotes, money } = punctuation
    const [open, close] = quotes
    const [sign = ''] = money
    const spaced = new RegExp(
      `[${all}0-9${close})][ \\u00a0]+(?:([,;!:]|\\.(?!\\.))(?=\\s|$)|` +
        `([,;!](?=[${all}])|\\.(?=[${capital}][${small}]|[${small}]{3})))`,
      'g',
    )
    const quoted = new RegExp(`(?<!\\d)"[^"\\n]*[${all}][^"\\n]*"`, 'g')
    const curly = new RegExp(`[“„”‘][^“”‘’\\n]*[${all}]{2}[^“”‘’\\n]*[“”’]`, 'g')
    const unclosed = new RegExp(`${open}[^${close}]*$`, 'g')
    const apart = new RegExp(`${open}[ \\u00a0]+\\S+|\\S+[ \\u00a0]+${close}`, 'g')
    const asked = new RegExp(`[${all}]+[${close})]?\\?`, 'g')
    const tight = new RegExp(`[${all}]{2,}(?:[,;!][${all}]|\\.[${capital}][${small}])[${all}]*`, 'g')
    const measures = [units.percent, units.metre, units.hour].filter((unit) => unit !== undefined).join('|')
    const point = new RegExp(`\\d+\\.(?:\\d{2}\\s?(?:${money})|\\d{1,2}\\s?(?:${measures || '(?!)'}))`, 'g')
    const before = new RegExp(`${sign}\\s?\\d+`, 'g')
    const suspect = new RegExp(
      [
        `[^\\s][ \\u00a0]+(?:[,;!]|[:.](?=\\s|$)|\\.[${small}${capital}])|["?“„‘]|,,|;;|\\.\\.`,
        open,
        `[ \\u00a0]${close}`,
        `[,;!][${small}${capital}]|\\.[${capital}][${small}]`,
        point.source,
        before.source,
      ].join('|'),
    )
    return {
      suspects: (text) => suspect.test(text),
      *faults(raw) {
        const text = withoutAddresses(raw)
        for (const { 0: found, 1: apart, 2: mark = apart, index } of matchesOf(text, spaced)) {
          const word = text.slice(text.lastIndexOf(' ', index) + 1, index + found.length)
          yield {
            text: `there is a space before "${mark}" in "${word}"`,
            help: `write ${word.replace(/[ \u00a0]+/, '')}`,
          }
        }
        for (const [found] of matchesOf(text, quoted))
          yield {
            text: `${found} stands in straight quotation marks`,
            help: `write ${open}${found.slice(1, -1)}${close}`,
          }
        for (const [found] of text.includes(open) ? [] : matchesOf(text, curly))
          yield {
            text: `${found} stands in quotation marks of another language`,
            help: `write ${open}${found.slice(1, -1)}${close}`,
          }
        for (const [found] of open === close ? [] : matchesOf(text, unclosed))
          yield {
            text: `"${beginningOf(found)}" opens a quotation that nothing closes`,
            help: `put ${close} at its end`,
          }
        for (const [found] of open === close ? [] : matchesOf(text, apart))
          yield {
            text: `a space stands within the quotation marks in "${found}"`,
            help: `write ${found.replace(/[ \u00a0]+/, '')}`,
          }
        for (const [found] of question === '?' ? [] : matchesOf(text, asked))
          yield { text: `the question "${found}" ends in ?`, help: `write ${found.slice(0, -1)}${question}` }
        for (const [found] of matchesOf(text, tight))
          yield { text: `there is no space after the mark in "${found}"`, help: 'put one space after the mark' }
        for (const [twice] of matchesOf(text, TWICE))
          yield twice.length > 2
            ? { text: `"${twice}" has more dots than three`, help: 'write …' }
            : { text: `"${twice}" is one mark too many`, help: `write ${twice[0]}` }
        for (const [amount] of matchesOf(text, point))
          yield { text: `"${amount}" has a decimal point`, help: `write ${amount.replace('.', ',')}` }
        for (const [amount] of matchesOf(text, before))
          yield {
            text: `"${amount}" has the ${sign} before the amount`,
            help: `write ${amount.slice(1).trim()}${sign}`,
          }
      },
    }
  }),
})

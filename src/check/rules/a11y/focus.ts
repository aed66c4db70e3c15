// Whoever goes through a page by keyboard sees where they are: the style takes the line round the focus away for
// something in its place only.

import { defineRule } from '../../../model/checks/rule.ts'
import { outputText } from '../../site/places.ts'
import { matchesOf } from '../../text/expression.ts'

const STYLE = /<style[^>]*>([^<]*)/g
/** A rule without rules in it: its selectors and its declarations. */
const RULE = /([^{};]+)\{([^{}]*)\}/g
const GONE = /(?:^|;)\s*outline(?:-style|-width)?\s*:\s*(?:none|0(?:px)?)\s*(?:!important\s*)?(?:;|$)/i
/** Selectors that hold for all links or buttons, or for whatever has the focus. */
const ALL = /^(?:\*|a|button|input|select|textarea|summary)?(?::focus(?:-visible|-within)?)?$/
/** Selectors for the focus that hold for more than elements of a class. */
const WIDE = /^[^.#]*:focus/
/** What is seen in its place, in a rule for the focus. */
const SEEN = new RegExp(
  '(?:^|;)\\s*(?:outline|box-shadow|border(?:-[a-z]+)*|background(?:-color)?|text-decoration)\\s*:\\s*' +
    '(?!none|0(?:px)?\\s*(?:;|$))',
  'i',
)

const page = (style: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title>' +
  `<style>${style}</style></head><body><main><a href="/">Home</a></main></body></html>`

export default defineRule({
  why: 'Without a mark round what has the focus, people who use no mouse cannot tell which link Enter will follow.',
  level: 'warning',
  help: 'delete outline: none, or write :focus-visible { outline: 3px solid … } in styles.css',
  source: 'WCAG 2.2, success criterion 2.4.7, failure F78 (read 2026-11)',
  fine: {
    pages: { '/': page('*{outline:0}:focus:not(:focus-visible){outline:none}.menu:focus{top:0}') },
    output: { 'assets/late.css': ':focus-visible{outline:3px solid #fa0}' },
  },
  bad: {
    pages: { '/': page('a:hover{color:red}*:focus{outline:none}') },
    findings: ['"*:focus" takes the line round what has the focus away, and nothing is put in its place for all'],
  },

  needs: ['output'],

  *site(context) {
    const { output } = context
    // The files of styles may hold what is seen: what the focus changes is no part of the first view.
    const files = [...output.files.keys()].filter((file) => file.endsWith('.css'))
    const inPage = matchesOf(outputText(context, 'index.html') ?? '', STYLE).map(([, css = '']) => css)
    let gone: string | undefined
    for (const css of [...inPage, ...files.map((file) => outputText(context, file) ?? '')])
      for (const [, selectors = '', body = ''] of matchesOf(css, RULE)) {
        if (selectors.split(',').some((one) => WIDE.test(one)) && SEEN.test(body)) return
        if (GONE.test(body)) gone ??= selectors.split(',').find((one) => ALL.test(one.trim()))
      }
    if (gone !== undefined)
      yield {
        text: `"${gone.trim()}" takes the line round what has the focus away, and nothing is put in its place for all`,
        at: { style: [gone.trim()] },
      }
  },
})

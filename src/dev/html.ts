// Markup as the answers of `site dev` contain it, and the answers themselves.
import type { Place } from '../model/problem.ts'
import { escapeHtml } from '../render/document.ts'
import type { Answer } from '../serve/message.ts'

/** The prefix of the server's own addresses. */
export const OWN = '/__site'

/** Markup, which `html` does not escape. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | false | readonly Part[]

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return part === undefined || part === false ? '' : escapeHtml(String(part))
}

/** A template of markup; texts in it are escaped, `undefined` and `false` are left out. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(textOf)))

/** An answer that no cache stores and no page of another site can read, with a Content-Security-Policy if there is one. */
export const uncached = (type: string, body: string | Uint8Array, policy?: string, status = 200): Answer => ({
  status,
  headers: [
    ['Content-Type', type],
    ['Cache-Control', 'no-store'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ...(policy === undefined ? [] : ([['Content-Security-Policy', policy]] as const)),
  ],
  body: Buffer.from(body),
})

/** The answer with an HTML document. */
export const htmlAnswer = (head: Markup, body: Markup, policy?: string, language = 'en'): Answer => {
  const whole = html`<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">${head}</head>${body}</html>`
  return uncached('text/html; charset=utf-8', whole.text, policy)
}

/** The words of the levels of findings, the worst first. */
export const LEVELS = { error: 'error', warning: 'warning', info: 'note' }

/** A place as text. */
export const placeText = ({ file, line, column }: Place) =>
  [file, line, column].filter((part) => part !== undefined).join(':')

/** A button that opens a place in the developer's editor; of a page without the client, with the token. */
export function placeButton(at: Place, token?: string): Markup {
  const fields = Object.entries({ token, file: at.file, line: at.line ?? 1, column: at.column ?? 1 })
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  return html`<form method="post" action="${OWN}/open">${inputs}<button class="place">${placeText(at)}</button></form>`
}

// The markup that the client of `site dev` shows: its buttons, problems, and the values of a page with their fields.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../language/words.ts'
import type { Place, Problem } from '../../model/problem.ts'
import { engineRoot } from '../../runtime/engine.ts'
import type { Answer } from '../../serve/message.ts'
import { html, htmlAnswer, LEVELS, Markup, placeButton, placeText } from '../html.ts'
import type { ClaimText, PageText } from './texts.ts'

const STYLE = readFileSync(join(engineRoot, 'src/dev/client/client.css'), 'utf8')

/** The element of the client, with everything that it shows in a shadow tree; `links` are more of its row of buttons. */
export const clientElement = (
  nonce: string,
  { say, language }: Words,
  links?: Markup,
): Markup => html`<site-dev lang="${language}"><template shadowrootmode="open">
  <style nonce="${nonce}">${new Markup(STYLE)}</style>
  <p role="status" class="status"></p>
  <p role="status" class="lost" hidden></p>
  <dialog class="problems" aria-labelledby="title"></dialog>
  <div class="bar">
    <button type="button" class="switch" aria-pressed="false"${links && html` hidden`}>${say('edit')}</button>
    <details class="list" hidden><summary>${say('texts')}</summary>
      <div class="panel"><input type="search" placeholder="${say('search')}" aria-label="${say('searchTexts')}">
        <ol></ol></div>
    </details>
    <button type="button" class="undo" hidden>${say('undo')}</button>
    ${links}<a href="/__site" class="button">${say('findings')}</a>
  </div>
  <div class="frame" hidden aria-hidden="true"><span></span></div>
  <dialog class="form" aria-label="${say('edit')}">
    <div class="parts"></div>
    <footer>
      <p role="alert" class="why"></p>
      <div class="buttons">
        <button type="button" class="save">${say('save')}</button>
        <button type="button" class="close">${say('close')}</button>
      </div>
    </footer>
  </dialog>
</template></site-dev>`

/** An answer to the client, which reads `data` and `title` and shows the body. */
export function part(body: Markup | readonly Markup[], data: Readonly<Record<string, string | number>>, title = '') {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  return htmlAnswer(html`<title>${title}</title>`, html`<body${attributes}>${body}</body>`)
}

/** A problem as pages show it: the terminal's text, and the place to open. */
export interface ShownProblem {
  readonly text: string
  readonly at: Problem['at']
}

/** The contents of the dialog over a page. */
export function problemList(problems: readonly ShownProblem[], { say }: Words): Markup {
  const shown = problems.map(
    ({ text, at }) => html`<section>${at && placeButton(at)}<pre tabindex="0" lang="en">${text}</pre></section>`,
  )
  return html`<h2 id="title">${say('problems', { n: problems.length })}</h2><p>${say('problemsText')}</p>
    ${shown}<p role="status" class="why"></p><form method="dialog"><button>${say('close')}</button></form>`
}

/** The values of a page, each place once, with the numbers of its marks; the title is that of the list. */
export function textList(
  texts: readonly PageText[],
  findings: readonly (readonly Problem[])[] | undefined,
  { version, words }: { readonly version: number; readonly words: Words },
): Answer {
  const { say } = words
  const marks = new Map<string, number[]>()
  for (const [i, { at }] of texts.entries()) marks.set(placeText(at), [...(marks.get(placeText(at)) ?? []), i])
  const items = [...marks.values()].map((numbers) => {
    const [first = 0] = numbers
    const text = texts[first] as PageText
    const marked = findings?.[first] ?? []
    const rank = Math.max(0, ...marked.map(({ level }) => (level === 'info' ? 1 : 2)))
    const notes = marked.map(({ level, rule = '' }) => `${say(LEVELS[level])} ${rule}`).join(', ')
    return {
      isToMend: rank > 1 && text.source !== undefined,
      item: html`<li data-marks="${numbers.join(' ')}" data-rank="${rank}" data-label="${text.title}">
        <button type="button">${text.source?.slice(0, 80)}<span>${text.title}</span></button>${notes !== '' && html`<small>${notes}</small>`}
        <template>${section(text, marked, words)}</template></li>`,
    }
  })
  const toMend = items.filter(({ isToMend }) => isToMend).length
  const title = toMend > 0 ? say('toMend', { n: toMend }) : say('texts')
  return part(
    items.map(({ item }) => item),
    { version },
    title,
  )
}

/** A value: its title, place, findings, field and claims. The path is in the tooltip of the title. */
function section(text: PageText, findings: readonly Problem[], words: Words, more?: Markup): Markup {
  const { at, path, digest, title, shared } = text
  const { say } = words
  const notes = findings.map(
    ({ level, text: finding, help, rule = '' }) =>
      html`<p class="note ${level}" lang="en"><b>${say(LEVELS[level])}</b> ${rule}: ${finding}
        ${help && html`<small>${help}</small>`}</p>`,
  )
  const change = JSON.stringify({ file: at.file, path, digest })
  return html`<section data-change="${change}"><h2 title="${at.file}: ${path.join('.')}">${title}</h2>
    ${text.more && html`<p class="more">${text.more}</p>`}<div class="at">${placeButton(at)}</div>${notes}
    ${shared !== undefined && html`<p>${say('shared', { n: shared })}</p>`}${fieldOf(text, words)}${more}</section>`
}

/** The field of a value, and its claims: each a button that opens it. */
function fieldOf({ source, title, isPicture, placeholder, claims }: PageText, { say }: Words): Markup {
  if (source === undefined) return html`<p>${say('elsewhere')}</p>`
  const rows = Math.min(12, Math.floor(source.length / 40) + source.split('\n').length)
  const chips = [
    ...claims.map((name) => html`<button type="button" class="chip" data-claim="${name}">{${name}}</button>`),
    ...[...source.matchAll(/\{=([^{}]+)\}/g)].map(
      ([, amount = '']) => html`<span class="chip">${say('noPromise', { amount })}</span>`,
    ),
  ]
  const picture = html`<label class="file">${say('picture')} <input type="file" accept="image/*"></label>`
  const real = html`<label class="real"><input type="checkbox"> ${say('real')}</label>`
  // The parser drops a line end at the start of a field.
  return html`<textarea aria-label="${title}" rows="${rows}">
${source}</textarea>${isPicture && picture}${placeholder && real}
    ${chips.length > 0 && html`<p class="chips">${say('claims')} ${chips}</p>`}`
}

/** A claim where it is declared; the title is what its button shows. */
export function claimPart(claim: ClaimText, words: Words): Answer {
  const { name, source = '', pages } = claim
  const more = html`<p>${words.say('declaredOn', { n: pages })}</p>`
  return part(section(claim, [], words, more), {}, words.say('onPages', { text: `{${name}}: ${source}`, n: pages }))
}

/** The line of the templates that draws an element without a value. */
export const drawnPart = (at: Place | undefined, { say }: Words): Answer =>
  part(
    html`<section><h2>${say('drawn')}</h2>${at && html`<div class="at">${placeButton(at)}</div>`}
      <p>${say('drawnText')}</p></section>`,
    {},
  )

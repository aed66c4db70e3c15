// The markup that the client of `site dev` shows: its buttons, problems, and the values of a page with their fields.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../../model/counts.ts'
import type { Place, Problem } from '../../model/problem.ts'
import { engineRoot } from '../../runtime/engine.ts'
import type { Answer } from '../../serve/message.ts'
import { html, htmlAnswer, LEVELS, Markup, placeButton, placeText } from '../html.ts'
import type { ClaimText, PageText } from './texts.ts'

const STYLE = readFileSync(join(engineRoot, 'src/dev/client/client.css'), 'utf8')

/** The element of the client, with everything that it shows in a shadow tree. */
export const clientElement = (nonce: string): Markup => html`<site-dev><template shadowrootmode="open">
  <style nonce="${nonce}">${new Markup(STYLE)}</style>
  <p role="status" class="status"></p>
  <p role="status" class="lost" hidden></p>
  <dialog class="problems" aria-labelledby="title"></dialog>
  <div class="bar">
    <button type="button" class="switch" aria-pressed="false">Edit texts</button>
    <details class="list" hidden><summary>Texts</summary>
      <div class="panel"><input type="search" placeholder="Search" aria-label="search the texts"><ol></ol></div>
    </details>
    <button type="button" class="undo" hidden>Undo</button>
    <a href="/__site" class="button">Findings</a>
  </div>
  <div class="frame" hidden aria-hidden="true"><span></span></div>
  <dialog class="form" aria-label="Edit texts">
    <div class="parts"></div>
    <footer>
      <p role="alert" class="why"></p>
      <div class="buttons">
        <button type="button" class="save">Save</button><button type="button" class="close">Close</button>
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
export function problemList(problems: readonly ShownProblem[]): Markup {
  const shown = problems.map(
    ({ text, at }) => html`<section>${at && placeButton(at)}<pre tabindex="0">${text}</pre></section>`,
  )
  return html`<h2 id="title">${count(problems.length, 'problem')}</h2>
    <p>The page is the last one without problems. This closes when the files are right.</p>
    ${shown}<p role="status" class="why"></p><form method="dialog"><button>Close</button></form>`
}

/** The values of a page, each place once, with the numbers of its marks; the title is that of the list. */
export function textList(
  texts: readonly PageText[],
  findings: readonly (readonly Problem[])[] | undefined,
  version: number,
): Answer {
  const marks = new Map<string, number[]>()
  for (const [i, { at }] of texts.entries()) marks.set(placeText(at), [...(marks.get(placeText(at)) ?? []), i])
  const items = [...marks].map(([place, numbers]) => {
    const [first = 0] = numbers
    const text = texts[first] as PageText
    const marked = findings?.[first] ?? []
    const rank = Math.max(0, ...marked.map(({ level }) => (level === 'info' ? 1 : 2)))
    const notes = marked.map(({ level, rule = '' }) => `${LEVELS[level]} ${rule}`).join(', ')
    const label = [place, text.about].filter(Boolean).join(' · ')
    return {
      isToMend: rank > 1 && text.source !== undefined,
      item: html`<li data-marks="${numbers.join(' ')}" data-rank="${rank}" data-label="${label}">
        <button type="button">${text.source?.slice(0, 80)}</button>${notes !== '' && html`<small>${notes}</small>`}
        <template>${section(text, marked)}</template></li>`,
    }
  })
  const toMend = items.filter(({ isToMend }) => isToMend).length
  const title = toMend > 0 ? `Texts (${toMend} to mend)` : 'Texts'
  return part(
    items.map(({ item }) => item),
    { version },
    title,
  )
}

const placeOf = (at: Place, path: PageText['path'] = []) =>
  html`<div class="at">${placeButton(at)} ${path.join('.')}</div>`

/** A value: its purpose, place, findings, field and claims. */
function section(text: PageText, findings: readonly Problem[], more?: Markup): Markup {
  const { at, path, digest, about, shared } = text
  const notes = findings.map(
    ({ level, text: words, help, rule = '' }) =>
      html`<p class="note ${level}">${LEVELS[level]} ${rule}: ${words}${help && html`<small>${help}</small>`}</p>`,
  )
  const change = JSON.stringify({ file: at.file, path, digest })
  return html`<section data-change="${change}"><h2>${about || path.join('.')}</h2>${placeOf(at, path)}${notes}
    ${shared !== undefined && html`<p>Its route gives it to ${shared} pages.</p>`}${fieldOf(text)}${more}</section>`
}

/** The field of a value, and its claims: each a button that opens it. */
function fieldOf({ source, about, path, isPicture, placeholder, claims }: PageText): Markup {
  if (source === undefined) return html`<p>This is not plain text of one file: edit it there.</p>`
  const rows = Math.min(12, Math.floor(source.length / 40) + source.split('\n').length)
  const chips = [
    ...claims.map((name) => html`<button type="button" class="chip" data-claim="${name}">{${name}}</button>`),
    ...[...source.matchAll(/\{=([^{}]+)\}/g)].map(
      ([, amount = '']) => html`<span class="chip">${amount}: no promise</span>`,
    ),
  ]
  const picture = html`<label class="file">Another picture, which may also be dropped onto this one:
    <input type="file" accept="image/*"></label>`
  const real = html`<label class="real"><input type="checkbox">
    This is the real value: it is no longer marked as made up</label>`
  // The parser drops a line end at the start of a field.
  return html`<textarea aria-label="${about || path.join('.')}" rows="${rows}">
${source}</textarea>${isPicture && picture}${placeholder && real}
    ${chips.length > 0 && html`<p class="chips">Claims: ${chips}</p>`}`
}

/** A claim where it is declared; the title is what its button shows. */
export function claimPart(claim: ClaimText): Answer {
  const pages = count(claim.pages, 'page')
  const more = html`<p>Declared once; it is on ${pages}.</p>`
  return part(section(claim, [], more), {}, `{${claim.name}}: ${claim.source} (on ${pages})`)
}

/** The line of the templates that draws an element without a value. */
export const drawnPart = (at: Place | undefined): Answer =>
  part(
    html`<section><h2>Drawn by a template</h2>${at && placeOf(at)}
      <p>No YAML file has a value for this part: a template draws it.</p></section>`,
    {},
  )

// The texts of the page -> edited where they stand: a switch, a mark on what the pointer is at, a list for whoever has
// no pointer, and a form with what the server knows of the text.
import { el, given, type Place, placeButton, send, shown } from './dom.ts'
import { elementAt } from './marks.ts'

/** A text, as the server tells it. */
interface PageText {
  readonly at: Place
  readonly path: readonly (string | number)[]
  readonly about: string
  readonly source?: string
  readonly digest: string
  readonly placeholder: boolean
  readonly claims: readonly string[]
  readonly shared?: number
}

interface Finding {
  readonly level: 'error' | 'warning' | 'info'
  readonly text: string
  readonly help?: string
  readonly rule?: string
}

/** An answer of the server, asked for until it comes or nobody waits for it; undefined where there is none. */
async function ask<T>(path: string, { signal }: AbortController): Promise<T | undefined> {
  while (!signal.aborted)
    try {
      const response = await fetch(`/__site/${path}`, { signal })
      return response.ok ? ((await response.json()) as T) : undefined
    } catch {
      await new Promise((done) => setTimeout(done, 500))
    }
  return undefined
}

const here = () => `path=${encodeURIComponent(location.pathname)}`
const LEVELS = { error: '✘', warning: '▲', info: '●' }

/**
 * The editor. `update` is told where the texts of the page as it is served stand, each time that is another page;
 * `know` is called with the version of the site where an answer is of another than the page that is shown.
 */
export function editor(root: ShadowRoot, status: (text: string) => void, know: (version: number) => void) {
  let ways: ReadonlyMap<number, readonly number[]> = new Map()
  let version = Number(given.version)
  let texts: readonly PageText[] = []
  let findings: readonly (readonly Finding[])[] = []
  let on = false
  /** Where the focus goes when the form is closed. */
  let before: HTMLElement | undefined

  const toggle = el('button', { type: 'button', class: 'switch', 'aria-pressed': 'false' }, 'Edit texts')
  const undo = el('button', { type: 'button', hidden: true, click: () => void takeBack() }, 'Undo')
  const list = el('ol')
  const panel = el('details', { class: 'list', hidden: true }, el('summary', {}, 'Texts of this page'), list)
  const frame = el('div', { class: 'frame', hidden: true, 'aria-hidden': 'true' })
  const form = el('dialog', { class: 'form', 'aria-labelledby': 'about' })
  root.append(el('div', { class: 'bar' }, toggle, undo, panel), frame, form)

  /** The texts that stand in an element or the nearest one around it, the first first. */
  const numbersAt = (target: EventTarget | null): number[] => {
    for (
      let element = target as Element | null;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const found = [...ways].filter(([, way]) => elementAt(way) === element).map(([number]) => number)
      if (found.some((number) => texts[number])) return found.filter((number) => texts[number])
    }
    return []
  }
  const elementOf = (number: number) => {
    const way = ways.get(number)
    return way && elementAt(way)
  }
  const point = (number: number | undefined) => {
    const element = number === undefined ? undefined : elementOf(number)
    const text = number === undefined ? undefined : texts[number]
    frame.hidden = !element || !text
    if (!element || !text) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    frame.replaceChildren(el('span', {}, [shown(text.at), text.about].filter(Boolean).join(' · ')))
  }

  /** Ends what was asked before: a check takes its time, and a browser has few connections to one server. */
  let asked = new AbortController()
  const load = async () => {
    asked.abort()
    asked = new AbortController()
    const asking = asked
    /** Whether an answer is of the page that is shown. If not, that page is on its way, and asks again. */
    const isOfThis = (answer: { version: number } | undefined) => {
      if (answer) know(answer.version)
      return answer?.version === version && !asking.signal.aborted
    }
    const answer = await ask<{ version: number; texts: PageText[] }>(`texts?${here()}`, asking)
    if (!answer || !isOfThis(answer)) return
    texts = answer.texts
    findings = []
    draw()
    const found = await ask<{ version: number; findings: Finding[][] }>(`findings?${here()}`, asking)
    if (!found || !isOfThis(found)) return
    findings = found.findings
    draw()
  }
  /** The list, each text once, however often the page shows it. */
  const draw = () => {
    const seen = new Set<string>()
    const items = texts.flatMap((text, number) => {
      const key = shown(text.at)
      if (text.source === undefined || seen.has(key)) return []
      seen.add(key)
      const notes = (findings[number] ?? []).map(({ level, rule = '' }) => `${LEVELS[level]} ${rule}`)
      const label = el('button', { type: 'button', click: () => open([number]) }, text.source.slice(0, 80))
      label.addEventListener('focus', () => {
        elementOf(number)?.scrollIntoView({ block: 'center' })
        point(number)
      })
      return [el('li', {}, label, ...(notes.length > 0 ? [el('small', {}, notes.join(', '))] : []))]
    })
    const at = [...list.querySelectorAll('button')].indexOf(root.activeElement as HTMLButtonElement)
    list.replaceChildren(...items)
    if (at >= 0) list.querySelectorAll('button')[at]?.focus()
  }

  const close = () => {
    form.close()
    // The list may have been drawn anew meanwhile.
    const again = [...list.querySelectorAll('button')].find(({ textContent }) => textContent === before?.textContent)
    const to = before?.isConnected ? before : (again ?? toggle)
    to.focus()
  }
  const open = (numbers: readonly number[]) => {
    before = root.activeElement as HTMLElement | undefined
    const parts = numbers.flatMap((number) =>
      ((text) => (text ? field(text, findings[number] ?? []) : []))(texts[number]),
    )
    form.replaceChildren(...parts, el('button', { type: 'button', click: close }, 'Close'))
    point(numbers[0])
    form.show()
    const { bottom = 0, left = 0 } = elementOf(numbers[0] ?? -1)?.getBoundingClientRect() ?? {}
    const top = Math.max(8, Math.min(bottom + 8, innerHeight - form.offsetHeight - 8))
    Object.assign(form.style, {
      top: `${top}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - form.offsetWidth - 8))}px`,
    })
    const first = form.querySelector('textarea') ?? form.querySelector('button')
    first?.focus()
  }

  /** A text in the form: what it is for, where it stands, its words, its claims, and what the check says of it. */
  const field = (text: PageText, notes: readonly Finding[]): HTMLElement[] => {
    const why = el('p', { role: 'alert', class: 'why' })
    const fail = (words: string) => {
      why.textContent = words
    }
    const head = el('h2', { id: 'about' }, text.about || text.path.join('.'))
    const place = el('p', {}, placeButton(text.at, fail))
    const found = notes.map(({ level, text: words, help, rule = '' }) =>
      el('p', { class: 'note' }, [LEVELS[level], rule, words, help && `help: ${help}`].filter(Boolean).join(' ')),
    )
    if (text.source === undefined)
      return [head, place, el('p', {}, 'This is no plain text of one file: edit it there.'), why]
    const area = el('textarea', {
      'aria-labelledby': 'about',
      rows: String(Math.min(12, 1 + Math.ceil(text.source.length / 60))),
    })
    area.value = text.source
    const real = el('input', { type: 'checkbox' })
    const truth = text.placeholder
      ? [el('label', { class: 'real' }, real, 'This is the real value: it is no longer marked as made up')]
      : []
    const save = async () => {
      fail('')
      const value = { path: JSON.stringify(text.path), text: area.value, ...(real.checked && { real: 'yes' }) }
      const change = { file: text.at.file, digest: text.digest, ...value }
      if (await request('edit', change, fail)) close()
    }
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    })
    const button = el('button', { type: 'button', class: 'save', click: () => void save() }, 'Save')
    const chips: HTMLElement[] = text.claims.map((name) => {
      const chip = el('button', { type: 'button', class: 'chip', click: () => void openClaim(name) }, `{${name}}`)
      void askClaim(name).then((claim) => {
        if (claim)
          chip.textContent = `{${name}}: ${claim.source} (on ${claim.pages} ${claim.pages === 1 ? 'page' : 'pages'})`
      })
      return chip
    })
    for (const [, amount = ''] of text.source.matchAll(/\{=([^{}]+)\}/g))
      chips.push(el('span', { class: 'chip' }, `${amount}: no promise`))
    const claims = chips.length > 0 ? [el('p', { class: 'chips' }, 'Claims: ', ...chips)] : []
    const many = text.shared === undefined ? [] : [el('p', {}, `Its route gives it to ${text.shared} pages.`)]
    return [head, place, ...many, area, ...truth, ...claims, ...found, why, button]
  }
  const askClaim = (name: string) => ask<PageText & { pages: number }>(`claim?name=${encodeURIComponent(name)}`, asked)
  const openClaim = async (name: string) => {
    const claim = await askClaim(name)
    if (!claim) return
    const count = el('p', {}, `Declared once; it stands on ${claim.pages} ${claim.pages === 1 ? 'page' : 'pages'}.`)
    form.replaceChildren(...field(claim, []), count, el('button', { type: 'button', click: close }, 'Close'))
    form.querySelector('textarea')?.focus()
  }

  /** Sends a change; whether it was made. */
  const request = async (what: 'edit' | 'undo', fields: Record<string, string>, fail: (why: string) => void) => {
    const response = await send(what, fields).catch(() => undefined)
    if (!response) {
      fail('the server does not answer: nothing was written')
      return false
    }
    const reply = await response.json().catch(() => ({ text: 'the page is old: reload it' }))
    const { text, version: made, undo: depth = 0 } = reply as { text: string; version?: number; undo?: number }
    if (made !== undefined) know(made)
    undo.hidden = depth === 0
    if (!response.ok) fail(text)
    else status(what === 'edit' ? 'Saved.' : 'Taken back.')
    return response.ok
  }
  const takeBack = () => request('undo', {}, status)

  const turn = () => {
    on = !on
    toggle.setAttribute('aria-pressed', String(on))
    panel.hidden = !on
    point(undefined)
    if (on) void load()
    else {
      form.close()
      asked.abort()
      texts = []
    }
    sessionStorage.setItem('site-dev:edit', on ? 'on' : '')
  }
  toggle.addEventListener('click', turn)
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  const isOwn = (event: Event) => event.composedPath().includes(root)
  document.addEventListener(
    'pointerover',
    (event) => on && !form.open && !isOwn(event) && point(numbersAt(event.target)[0]),
  )
  addEventListener('scroll', () => form.open || point(undefined), { passive: true })
  document.addEventListener(
    'click',
    (event) => {
      const numbers = on && !isOwn(event) ? numbersAt(event.target) : []
      if (numbers.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      open(numbers)
    },
    { capture: true },
  )
  return {
    update(to: ReadonlyMap<number, readonly number[]>, of: number) {
      ways = to
      version = of
      if (!on && sessionStorage.getItem('site-dev:edit') === 'on') turn()
      else if (on) void load()
    },
    /** Calls back once no text is being written. */
    whenFree(then: () => void) {
      if (form.open) form.addEventListener('close', then, { once: true })
      else then()
    },
  }
}

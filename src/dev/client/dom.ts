// Helpers of the client: elements without markup, and requests that carry the server's token.
import type { Place } from '../../model/problem.ts'

type Props = Readonly<Record<string, string | boolean | (() => void)>>

/** An element. A function listens to the event of its name; `true` is an attribute without a value. */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Props = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(props))
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...children)
  return made
}

/** The data attributes of this script's element: values from the server. */
export const given = (document.currentScript as HTMLScriptElement).dataset as {
  readonly token: string
  readonly nonce: string
  readonly version: string
  /** Set if the form of the site posts to no server. */
  readonly copy?: string
}

/** Sends fields or a file to the server. */
export const send = (path: string, body: Readonly<Record<string, string>> | File): Promise<Response> =>
  fetch(`/__site/${path}`, {
    method: 'POST',
    headers: { 'X-Site-Token': given.token },
    body: body instanceof File ? body : new URLSearchParams(body),
  })

/** A place as text. */
export const shown = ({ file, line, column }: Place) =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')

/** A button that opens a place in the developer's editor; `fail` is called with the reason if it does not. */
export const placeButton = (place: Place, fail: (text: string) => void) =>
  el(
    'button',
    {
      type: 'button',
      class: 'place',
      title: 'open in your editor',
      click: () => {
        const { file, line = 1, column = 1 } = place
        send('open', { file, line: String(line), column: String(column) })
          .then(async (response) => response.ok || fail(await response.text()))
          .catch(() => fail('the server does not answer'))
      },
    },
    shown(place),
  )

// Requests to the server, which carry its token.

/** The data attributes of this script's element: values from the server. */
export const scriptData = (document.currentScript as HTMLScriptElement).dataset as {
  readonly token: string
  readonly nonce: string
  readonly version: string
  /** Set if the form of the site posts to no server. */
  readonly copy?: string
  /** The words of the editor, as JSON. */
  readonly words: string
}

const words = JSON.parse(scriptData.words) as Readonly<Record<string, string>>

/** The words of the editor in the language of the site. */
export const say = (name: string): string => words[name] ?? name

/** Sends fields or a file to the server. */
export const send = (path: string, body: [string, string][] | File): Promise<Response> =>
  fetch(`/__site/${path}`, {
    method: 'POST',
    headers: { 'X-Site-Token': scriptData.token },
    body: body instanceof File ? body : new URLSearchParams(body),
  })

/** The fields of a form, without files. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')

/** An answer: status 0 if none came. */
interface Reply {
  readonly status: number
  readonly page: Document | null
}

/**
 * Requests a document, parsed by the browser because Trusted Types forbid scripts to parse markup. It is lost after
 * `timeout` milliseconds, or when the signal aborts.
 */
export const load = (address: string, timeout: number, signal?: AbortSignal): Promise<Reply> =>
  new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = timeout
    request.onloadend = () => done({ status: request.status, page: request.responseXML })
    signal?.addEventListener('abort', () => request.abort())
    request.send()
  })

/** Requests something about this page; undefined if the server has no answer. */
export async function ask(what: string, query: Readonly<Record<string, string>>, signal?: AbortSignal) {
  const parameters = new URLSearchParams({ path: location.pathname, ...query })
  const { status, page } = await load(`/__site/${what}?${parameters}`, 0, signal)
  return (status === 200 && page) || undefined
}

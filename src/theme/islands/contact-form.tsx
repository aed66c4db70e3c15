// The end of the contact form, which delivers it: its button, the toast that answers it, and the alert when it could not be
// delivered. The fields are plain HTML around it.
import { useLayoutEffect, useRef, useState } from 'react'
import { onEscape } from '#theme/islands/parts/opens.ts'

type Word = 'submit' | 'sending' | 'success' | 'successText' | 'failure' | 'failureText' | 'close' | 'noScript'

type Props = {
  readonly words: Readonly<Record<Word, string>>
  readonly delivery: 'demo' | 'post' | 'netlify' | 'mailto'
  /** Where script sends to: an endpoint, the page itself, or mailto: and an address. */
  readonly to: string
  /** The letter that a mail program gets: its subject, and the name and label of each field. */
  readonly letter?: { readonly subject: string; readonly fields: readonly (readonly [string, string])[] }
  readonly phone: Phone
}

type Phone = { readonly number: string; readonly shown: string }

/** The content of the alert: the message did not arrive, or the mail program has it. */
type Notice = 'failure' | 'mail'

const DEMO_DELAY = 1000
const TIMEOUT = 15_000
const TOAST = 8000

/** `text` with the phone as a link in place of `{phone}`. */
export const withPhone = (text: string, { number, shown }: Phone) => {
  const [before, after] = text.split('{phone}')
  return [
    before || null,
    <a key="phone" href={`tel:${number}`}>
      {shown}
    </a>,
    after || null,
  ]
}

/** Scrolls a focused field into view as a whole: browsers only keep the caret clear of the bars. */
const whole = ({ target }: { target: EventTarget | null }) => {
  const field = target as HTMLInputElement
  // Not while the mouse button is down: the target would move away.
  if (field.form && !field.matches(':active')) field.scrollIntoView({ block: 'nearest' })
}

/**
 * Writes below a field what the browser finds wrong with it, on sending and while it is mended. Not when the focus leaves
 * it: the page would move under the press of a button.
 */
const check = ({ target, type }: { target: EventTarget | null; type: string }) => {
  const field = target as HTMLInputElement
  const fault = field.closest('p, fieldset')?.lastElementChild as Element
  fault.textContent = type === 'invalid' || field.matches(':user-invalid') ? field.validationMessage : ''
}

/** Delivers the form to the business; the one place to change. Returns nothing when it arrived; may reject when it did not. */
async function deliver(form: HTMLFormElement, { delivery, to, letter }: Props): Promise<Notice | undefined> {
  const data = new FormData(form)
  let notice: Notice | undefined
  if (delivery === 'demo') {
    await new Promise((resolve) => setTimeout(resolve, DEMO_DELAY))
    console.log(Object.fromEntries(data))
  } else if (letter) {
    const body = letter.fields.map(([name, label]) => `${label}: ${data.get(name) ?? ''}`).join('\r\n')
    location.href = `${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`
    notice = 'mail'
  } else {
    const response = await fetch(to, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // Every field of the form, the hidden ones too. Files need the type that the form has without script.
      body: form.enctype[0] === 'm' ? data : new URLSearchParams(data as unknown as Record<string, string>),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) notice = 'failure'
  }
  return notice
}

export default function ContactForm(props: Props) {
  const { words, phone } = props
  const [sending, setSending] = useState(false)
  const [toast, setToast] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const button = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const refocus = useRef(false)

  useLayoutEffect(() => {
    const form = button.current?.form as HTMLFormElement
    let busy = false
    const submit = async (event: Event) => {
      event.preventDefault()
      if (busy) return
      busy = true
      refocus.current = document.activeElement === button.current
      form.ariaBusy = 'true'
      setSending(true)
      setToast(false)
      setNotice(undefined)
      // The values are read at once, before the button is disabled.
      const notice = await deliver(form, props).catch(() => 'failure' as const)
      // Where visits are counted, this event of the form is a message.
      if (!notice) form.reset()
      setToast(!notice)
      setNotice(notice)
      busy = false
      form.ariaBusy = 'false'
      setSending(false)
    }
    form.addEventListener('submit', submit)
    form.addEventListener('input', check)
    form.addEventListener('invalid', check, true)
    form.addEventListener('click', whole)
    form.addEventListener('focus', whole, true)
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-min]'))
      field.min = new Date().toLocaleDateString('sv')
    // Reports the faults that the browser found before this script came.
    for (const target of form.querySelectorAll(':user-invalid')) check({ target, type: 'invalid' })
  }, [])
  // A button loses the focus while it is disabled, unless the visitor has gone elsewhere.
  useLayoutEffect(() => {
    if (!sending && refocus.current && document.activeElement === document.body) button.current?.focus()
  }, [sending])

  const dismiss = () => {
    if (region.current?.contains(document.activeElement)) button.current?.focus()
    setToast(false)
  }
  useLayoutEffect(() => {
    if (!toast) return
    // Not while it is being read: then it stays as long again.
    const timer = setInterval(() => region.current?.matches(':hover, :focus-within') || dismiss(), TOAST)
    const end = onEscape(dismiss)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [toast])

  return (
    <>
      <div className="form-alert" role="alert">
        {notice && (
          <p>
            {notice === 'failure' && <b>{words.failure}</b>}
            <span>{withPhone(notice === 'failure' ? words.failureText : words.noScript, phone)}</span>
          </p>
        )}
      </div>
      <button
        type="submit"
        className="button min-h-13 md:min-w-48 md:justify-self-start"
        ref={button}
        disabled={sending}
      >
        {/* Keyed by its text: a browser that translates the page replaces text nodes, and a kept one would stay. */}
        <span key={`${sending}`}>{sending ? words.sending : words.submit}</span>
      </button>
      <div className="toasts" role="status" aria-live="polite" ref={region}>
        {toast && (
          <div className="toast">
            <p>
              <b>{words.success}</b>
              <span>{words.successText}</span>
            </p>
            <button type="button" aria-label={words.close} onClick={dismiss}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </>
  )
}

// The contact form, the toast that answers it, and the alert when it could not be delivered.
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { onEscape } from '#theme/islands/parts/opens.ts'

type Labels = Readonly<
  Record<
    | 'name'
    | 'email'
    | 'phone'
    | 'service'
    | 'choose'
    | 'message'
    | 'required'
    | 'submit'
    | 'sending'
    | 'success'
    | 'successText'
    | 'failure'
    | 'failureText'
    | 'close'
    | 'honeypot'
    | 'noScript'
    | 'subject',
    string
  >
>

type Props = {
  readonly id: string
  readonly labels: Labels
  readonly services: readonly { readonly value: string; readonly name: string }[]
  readonly delivery: 'demo' | 'post' | 'netlify' | 'mailto'
  /** Where a form without script goes: an endpoint, a page, or mailto: and an address. A script posts to the endpoint. */
  readonly action?: string
  /** The page to which an endpoint sends visitors without script. */
  readonly thanks?: string
  readonly phone: { readonly number: string; readonly shown: string }
}

type Field = 'name' | 'email' | 'phone' | 'service' | 'message'
/** What the alert reports: the message did not arrive, or the mail program has it. */
type Notice = 'failure' | 'mail'

const DEMO_DELAY = 1000
const TIMEOUT = 15_000
const TOAST = 8000

/** Scrolls a focused field into view as a whole: browsers only keep the caret clear of the bars. */
const whole = ({ target }: { target: EventTarget }) => {
  const field = target as HTMLInputElement
  // Not while the mouse button is down: the target would move away.
  if (field.form && !field.matches(':active')) field.scrollIntoView({ block: 'nearest' })
}

/** The attributes of the form, which depend on how it is delivered. */
const attributes = ({ delivery, action }: Props) => ({
  onClick: whole,
  onFocusCapture: whole,
  // Without script a demo must neither seem to send nor put what was typed in the address: "dialog" does nothing.
  method: delivery === 'demo' ? 'dialog' : 'post',
  action,
  ...(delivery === 'mailto' && { encType: 'text/plain' }),
  ...(delivery === 'netlify' && { 'data-netlify': true, 'netlify-honeypot': 'website' }),
})

/** Delivers the form to the business; the one place to change. Returns nothing when it arrived; may reject when it did not. */
async function deliver(form: HTMLFormElement, { delivery, action, labels }: Props): Promise<Notice | undefined> {
  const data = new FormData(form)
  if (delivery === 'demo') {
    await new Promise((resolve) => setTimeout(resolve, DEMO_DELAY))
    console.log(Object.fromEntries(data))
  } else if (delivery === 'mailto') {
    const body = [...data].map(([name, value]) => `${labels[name as Field].replace(' *', '')}: ${value}`).join('\r\n')
    location.href = `${action}?subject=${encodeURIComponent(labels.subject)}&body=${encodeURIComponent(body)}`
    return 'mail'
  } else {
    const response = await fetch(delivery === 'post' ? (action as string) : location.pathname, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // Every field of the form, the hidden ones too.
      body: new URLSearchParams(data as unknown as Record<string, string>),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) return 'failure'
  }
}

export default function ContactForm(props: Props) {
  const { id, labels, services, delivery, thanks, phone } = props
  const [sending, setSending] = useState(false)
  const [toast, setToast] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const button = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const refocus = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    refocus.current = document.activeElement === button.current
    setSending(true)
    setToast(false)
    setNotice(undefined)
    // The values are read at once, before the form is drawn as busy.
    const notice = await deliver(form, props).catch(() => 'failure' as const)
    if (!notice) form.reset()
    setToast(!notice)
    setNotice(notice)
    busy.current = false
    setSending(false)
  }
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

  const withPhone = (text: string) => {
    const [before, after] = text.split('{phone}')
    return [
      before || null,
      <a key="phone" href={`tel:${phone.number}`}>
        {phone.shown}
      </a>,
      after || null,
    ]
  }
  const label = (name: Field) => <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
  const input = (name: Field, type: string, complete: string) => (
    <p>
      {label(name)}
      <input id={`${id}-${name}`} name={name} type={type} autoComplete={complete} required />
    </p>
  )
  const hidden = (name: string, value: string) => <input type="hidden" name={name} value={value} />
  return (
    <div className="form">
      <form id={id} name={id} {...attributes(props)} aria-busy={sending} onSubmit={submit}>
        <p className="form-note">{labels.required}</p>
        {input('name', 'text', 'name')}
        {input('email', 'email', 'email')}
        {input('phone', 'tel', 'tel')}
        <p>
          {label('service')}
          <select id={`${id}-service`} name="service">
            <option value="">{labels.choose}</option>
            {services.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <p>
          {label('message')}
          <textarea id={`${id}-message`} name="message" rows={4} />
        </p>
        {(delivery === 'post' || delivery === 'netlify') && (
          <p className="form-trap" aria-hidden="true">
            <label htmlFor={`${id}-website`}>{labels.honeypot}</label>
            <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {delivery === 'netlify' && hidden('form-name', id)}
        {thanks && hidden('_next', thanks)}
        {thanks && hidden('redirect', thanks)}
        <div className="form-alert" role="alert">
          {notice && (
            <p>
              {notice === 'failure' && <b>{labels.failure}</b>}
              <span>{withPhone(notice === 'failure' ? labels.failureText : labels.noScript)}</span>
            </p>
          )}
        </div>
        <button
          type="submit"
          className="button form-submit"
          data-demo={delivery === 'demo' || undefined}
          ref={button}
          disabled={sending}
        >
          {/* Keyed by its text: a browser that translates the page replaces text nodes, and a kept one would stay. */}
          <span key={`${sending}`}>{sending ? labels.sending : labels.submit}</span>
        </button>
        {delivery === 'demo' && (
          <p className="form-offline" role="alert">
            {withPhone(labels.noScript)}
          </p>
        )}
      </form>
      <div className="toasts" role="status" aria-live="polite" ref={region}>
        {toast && (
          <div className="toast">
            <p>
              <b>{labels.success}</b>
              <span>{labels.successText}</span>
            </p>
            <button type="button" aria-label={labels.close} onClick={dismiss}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

// The contact form: the fields of site.yaml, the toast that answers it, and the alert when it could not be delivered.
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { onEscape } from '#theme/islands/parts/opens.ts'

/** One field: its words, the choices of a select, and the attributes of its element. */
export type Field = {
  readonly label: string
  readonly options?: readonly { readonly name: string; readonly value?: string | undefined }[]
  readonly name: string
  readonly type?: string
  readonly rows?: number
  readonly autoComplete?: string
  readonly required?: boolean
  /** A line below the label. */
  readonly help?: string | undefined
  readonly value?: string
  readonly min?: string | number | undefined
  readonly max?: string | number | undefined
  /** "today": the day of the visit is the first date. */
  readonly 'data-min'?: string
}

type Word = 'submit' | 'sending' | 'success' | 'successText' | 'failure' | 'failureText' | 'close' | 'noScript'

type Props = {
  readonly id: string
  readonly words: Readonly<Record<Word, string>> & { readonly honeypot?: string; readonly subject?: string }
  readonly fields: readonly Field[]
  /** The attributes of the form, which depend on how it is delivered. */
  readonly attributes: Readonly<Record<string, string | boolean>>
  /** Hidden fields and their values. */
  readonly hidden: Readonly<Record<string, string>>
  readonly delivery: 'demo' | 'post' | 'netlify' | 'mailto'
  /** Where script sends to: an endpoint, the page itself, or mailto: and an address. */
  readonly to: string
  readonly phone: { readonly number: string; readonly shown: string }
}

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

/** Handlers that scroll a field into view as a whole. */
const SEEN = { onClick: whole, onFocusCapture: whole }

/**
 * Writes below a field what the browser finds wrong with it, on sending and while it is mended. Not when the focus leaves
 * it: the page would move under the press of a button.
 */
const check = ({ target, type }: { target: EventTarget; type: string }) => {
  const field = target as HTMLInputElement
  const said = field.closest('p, fieldset')?.lastElementChild as Element
  said.textContent = type === 'invalid' || field.matches(':user-invalid') ? field.validationMessage : ''
}

/** Delivers the form to the business; the one place to change. Returns nothing when it arrived; may reject when it did not. */
async function deliver(form: HTMLFormElement, { delivery, to, words, fields }: Props): Promise<Notice | undefined> {
  const data = new FormData(form)
  let notice: Notice | undefined
  if (delivery === 'demo') {
    await new Promise((resolve) => setTimeout(resolve, DEMO_DELAY))
    console.log(Object.fromEntries(data))
  } else if (delivery === 'mailto') {
    const body = fields.map(({ label, name }) => `${label}: ${data.get(name) ?? ''}`).join('\r\n')
    location.href = `${to}?subject=${encodeURIComponent(words.subject as string)}&body=${encodeURIComponent(body)}`
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

/** A field of the form `id` with its words, and a place for what is wrong with it. */
function row(id: string, { label, options, help, ...attributes }: Field) {
  const own = `${id}-${attributes.name}`
  const { type, required } = attributes
  const words = required ? `${label} *` : label
  const hint = help && (
    <small className="note mb-1.5 block" id={`${own}-help`}>
      {help}
    </small>
  )
  const fault = <span className="form-fault" id={`${own}-fault`} />
  const heard = { 'aria-describedby': `${own}-fault${help ? ` ${own}-help` : ''}`, onInput: check, onInvalid: check }
  const box = { className: 'mt-0.5 size-5 min-h-0! shrink-0', ...attributes, ...heard }
  if (type === 'radio')
    return (
      <fieldset key={own}>
        <legend className="mb-1.5 font-semibold">{words}</legend>
        {hint}
        {options?.map(({ name, value = name }) => (
          <label key={name} className="flex! gap-2 font-normal!">
            <input {...box} value={value} />
            {name}
          </label>
        ))}
        {fault}
      </fieldset>
    )
  if (type === 'checkbox')
    return (
      <p key={own}>
        <label className="flex! gap-2 font-normal!">
          <input {...box} />
          {words}
        </label>
        {hint}
        {fault}
      </p>
    )
  // All three take the attributes that a field has.
  const Control = (options ? 'select' : attributes.rows ? 'textarea' : 'input') as 'input'
  return (
    <p key={own}>
      <label htmlFor={own}>{words}</label>
      {hint}
      <Control id={own} {...attributes} {...heard}>
        {options?.map(({ value, name }) => (
          <option key={name} value={value}>
            {name}
          </option>
        ))}
      </Control>
      {fault}
    </p>
  )
}

export default function ContactForm(props: Props) {
  const { id, words, fields, attributes, hidden, delivery, phone } = props
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
    // Where visits are counted, this event of the form is a message.
    if (!notice) form.reset()
    setToast(!notice)
    setNotice(notice)
    busy.current = false
    setSending(false)
  }
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`#${id} [data-min]`))
      field.min = new Date().toLocaleDateString('sv')
    // What the browser has found before this script came.
    for (const target of document.querySelectorAll(`#${id} :user-invalid`)) check({ target, type: 'invalid' })
  }, [id])
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
  return (
    <div className="form">
      <form id={id} name={id} {...attributes} aria-busy={sending} {...SEEN} onSubmit={submit}>
        {fields.map((field) => row(id, field))}
        {words.honeypot && (
          <p className="form-trap" aria-hidden="true">
            <label htmlFor={`${id}-website`}>{words.honeypot}</label>
            <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {Object.keys(hidden).map((name) => (
          <input key={name} type="hidden" name={name} value={hidden[name]} />
        ))}
        <div className="form-alert" role="alert">
          {notice && (
            <p>
              {notice === 'failure' && <b>{words.failure}</b>}
              <span>{withPhone(notice === 'failure' ? words.failureText : words.noScript)}</span>
            </p>
          )}
        </div>
        <button type="submit" className="button form-submit" ref={button} disabled={sending}>
          {/* Keyed by its text: a browser that translates the page replaces text nodes, and a kept one would stay. */}
          <span key={`${sending}`}>{sending ? words.sending : words.submit}</span>
        </button>
        {delivery === 'demo' && (
          <p className="form-offline" role="alert">
            {withPhone(words.noScript)}
          </p>
        )}
      </form>
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
    </div>
  )
}

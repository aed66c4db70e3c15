// The contact form of site.yaml, and the line about personal data. It works without script, unless it is for show.
import { type AnyView, Island, Prose } from '#site'
import { withPhone } from '#theme/islands/contact-form.tsx'
import { labelsOf } from '#theme/labels.ts'
import { FORM } from '#theme/layout/call-bar.tsx'
import { shown } from '#theme/layout/contact.tsx'

/** A field of site.yaml, or one of those that a site without fields has. */
type Field = NonNullable<AnyView['site']['contact']['form']>[number]

export function ContactForm({ view }: { view: AnyView }) {
  const { site } = view
  const { delivery, endpoint, thanks } = site.contact
  const { name, reply, message, choose, honeypot, subject, mail, privacy, required, ...words } = labelsOf(view).form
  const fields: readonly Field[] = site.contact.form ?? [
    { name: 'name', label: name, type: 'text', required: true },
    { name: 'reply', label: reply, type: 'text', required: true },
    { name: 'message', label: message, type: 'textarea', required: true },
  ]
  const hasFiles = fields.some(({ type }) => type === 'file')
  const mailbox = `mailto:${site.business.email}`
  const action = { post: endpoint, netlify: thanks, mailto: mailbox, demo: undefined }[delivery]
  const phone = { number: view.phone.number, shown: shown(view.phone) }
  return (
    <div className="mt-6">
      {fields.some((field) => field.required) && <p className="note form-required mb-5">{required}</p>}
      <Island
        name="contact-form"
        on="intent"
        className="form"
        props={{
          words,
          delivery,
          // A form that its host delivers is sent to its own page.
          to: (delivery !== 'netlify' && action) || '',
          phone,
          ...(delivery === 'mailto' && { letter: { subject, fields: fields.map(({ name, label }) => [name, label]) } }),
        }}
        around={(end) => (
          <form
            id={FORM}
            name={FORM}
            // Without script a demo must neither seem to send nor put what was typed in the address: "dialog" does nothing.
            method={delivery === 'demo' ? 'dialog' : 'post'}
            action={action}
            encType={delivery === 'mailto' ? 'text/plain' : hasFiles ? 'multipart/form-data' : undefined}
            {...(delivery === 'netlify' && { 'data-netlify': true, 'netlify-honeypot': 'website' })}
          >
            {fields.map((field) => (
              <Row key={field.name} view={view} field={field} />
            ))}
            <Hidden view={view} />
            {end}
            {delivery === 'demo' && (
              <p className="form-offline" role="alert">
                {withPhone(words.noScript, phone)}
              </p>
            )}
          </form>
        )}
      />
      {delivery === 'mailto' && <p className="note mt-4">{mail}</p>}
      <Prose as="p" className="note mt-4" text={privacy} />
    </div>
  )
}

/** The values that a posted form sends besides its fields, and the trap for programs that fill in every field. */
function Hidden({ view }: { view: AnyView }) {
  const { delivery, thanks } = view.site.contact
  if (delivery !== 'post' && delivery !== 'netlify') return null
  const next = thanks === undefined ? {} : { _next: view.site.origin + thanks, redirect: view.site.origin + thanks }
  return (
    <>
      <p className="form-trap" aria-hidden="true">
        <label htmlFor={`${FORM}-website`}>{labelsOf(view).form.honeypot}</label>
        <input id={`${FORM}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </p>
      {Object.entries(delivery === 'netlify' ? { 'form-name': FORM } : next).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** A field with its words, and a place for what is wrong with it. */
function Row({ view, field }: { view: AnyView; field: Field }) {
  const { name, label, type, help, required, min, max, optionsFrom = '' } = field
  const id = `${FORM}-${name}`
  const words = required ? `${label} *` : label
  const options = field.options ?? view.cards[optionsFrom]?.map(({ name }) => ({ name, value: name }))
  const complete = type === 'email' || type === 'tel' ? type : name
  const attributes = {
    name,
    required,
    max,
    // "today" is the day of the visit.
    ...(min === 'today' ? { 'data-min': min } : { min }),
    autoComplete: ['email', 'tel', 'name'].includes(complete) ? complete : undefined,
    'aria-describedby': `${id}-fault${help ? ` ${id}-help` : ''}`,
  }
  const hint = help && (
    <small className="note mb-1.5 block" id={`${id}-help`}>
      {help}
    </small>
  )
  const fault = <span className="form-fault" id={`${id}-fault`} />
  const box = { className: 'mt-0.5 size-5 min-h-0! shrink-0', type, ...attributes }
  if (type === 'radio')
    return (
      <fieldset>
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
      <p>
        <label className="flex! gap-2 font-normal!">
          <input {...box} value="✓" />
          {words}
        </label>
        {hint}
        {fault}
      </p>
    )
  return (
    <p>
      <label htmlFor={id}>{words}</label>
      {hint}
      {type === 'textarea' ? (
        <textarea id={id} rows={4} {...attributes} />
      ) : type === 'select' ? (
        <select id={id} {...attributes}>
          <option value="">{labelsOf(view).form.choose}</option>
          {options?.map(({ value, name }) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} type={type} {...attributes} />
      )}
      {fault}
    </p>
  )
}

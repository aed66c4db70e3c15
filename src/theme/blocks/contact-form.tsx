// The contact form of site.yaml, and the line about personal data. It works without script, unless it is for show.
import { type AnyView, Island, Prose } from '#site'
import type { Field } from '#theme/islands/contact-form.tsx'
import { labelsOf } from '#theme/labels.ts'
import { FORM } from '#theme/layout/call-bar.tsx'
import { shown } from '#theme/layout/contact.tsx'

export function ContactForm({ view }: { view: AnyView }) {
  const { phone, site } = view
  const { delivery, endpoint, thanks } = site.contact
  // The props of the island leave out the parts that are drawn here.
  const { name, reply, message, choose, honeypot, subject, mail, privacy, required, ...words } = labelsOf(view).form
  const fields = fieldsOf(view)
  const mailbox = `mailto:${site.business.email}`
  const isPosted = delivery === 'post' || delivery === 'netlify'
  const action = { post: endpoint, netlify: thanks, mailto: mailbox, demo: undefined }[delivery]
  return (
    <div className="mt-6">
      {fields.some((field) => field.required) && <p className="note form-required mb-5">{required}</p>}
      <Island
        name="contact-form"
        on="intent"
        props={{
          id: FORM,
          words: { ...words, ...(isPosted && { honeypot }), ...(delivery === 'mailto' && { subject }) },
          fields,
          attributes: {
            // Without script a demo must neither seem to send nor put what was typed in the address: "dialog" does nothing.
            method: delivery === 'demo' ? 'dialog' : 'post',
            ...(action !== undefined && { action }),
            ...(delivery === 'mailto' && { encType: 'text/plain' }),
            ...(fields.some(({ type }) => type === 'file') && { encType: 'multipart/form-data' }),
            ...(delivery === 'netlify' && { 'data-netlify': true, 'netlify-honeypot': 'website' }),
          },
          hidden: {
            ...(delivery === 'netlify' && { 'form-name': FORM }),
            ...(delivery === 'post' &&
              thanks !== undefined && { _next: site.origin + thanks, redirect: site.origin + thanks }),
          },
          delivery,
          // A form that its host delivers is sent to its own page.
          to: (delivery !== 'netlify' && action) || '',
          phone: { number: phone.number, shown: shown(phone) },
        }}
      />
      {delivery === 'mailto' && <p className="note mt-4">{mail}</p>}
      <Prose as="p" className="note mt-4" text={privacy} />
    </div>
  )
}

/** The fields of site.yaml, or a name, a way to answer and a message. */
function fieldsOf(view: AnyView): Field[] {
  const { name, reply, message, choose } = labelsOf(view).form
  const short: NonNullable<AnyView['site']['contact']['form']> = [
    { name: 'name', label: name, type: 'text', required: true },
    { name: 'reply', label: reply, type: 'text', required: true },
    { name: 'message', label: message, type: 'textarea', required: true },
  ]
  return (view.site.contact.form ?? short).map((field) => {
    const { type, required, options, optionsFrom = '', min, ...rest } = field
    const pages = view.cards[optionsFrom]?.map(({ name }) => ({ name }))
    const complete = type === 'email' || type === 'tel' ? type : field.name
    return {
      ...rest,
      ...(required && { required }),
      ...(type === 'select' && { options: [{ name: choose, value: '' }, ...(options ?? pages ?? [])] }),
      ...(type === 'radio' && { options: options ?? pages ?? [] }),
      ...(type === 'textarea' && { rows: 4 }),
      ...(type === 'checkbox' && { value: '✓' }),
      ...(type !== 'select' && type !== 'textarea' && { type }),
      ...(min === 'today' ? { 'data-min': min } : { min }),
      ...(['email', 'tel', 'name'].includes(complete) && { autoComplete: complete }),
    }
  })
}

// The contact form: fields that browsers fill in and check. It needs no script; site.yaml says where it goes.
import { type AnyView, Prose } from '#site'
import { labelsOf } from '#theme/labels.ts'

export function ContactForm({ view }: { view: AnyView }) {
  const { contact, business } = view.site
  const { delivery, endpoint, thanks } = contact
  const words = labelsOf(view).form
  const isSent = delivery === 'post' || delivery === 'netlify'
  const actions = { post: endpoint, netlify: thanks, mailto: `mailto:${business.email}`, demo: undefined }
  return (
    <form
      className="form"
      name="contact"
      method={delivery === 'demo' ? 'dialog' : 'post'}
      action={actions[delivery]}
      encType={delivery === 'mailto' ? 'text/plain' : undefined}
      data-netlify={delivery === 'netlify' || undefined}
      netlify-honeypot={delivery === 'netlify' ? 'website' : undefined}
    >
      <p>
        <label htmlFor="form-name">{words.name}</label>
        <input id="form-name" name="name" autoComplete="name" required />
      </p>
      <p>
        <label htmlFor="form-reply">{words.reply}</label>
        <input id="form-reply" name="reply" required />
      </p>
      <p>
        <label htmlFor="form-message">{words.message}</label>
        <textarea id="form-message" name="message" rows={5} required />
      </p>
      {isSent && (
        <p className="trap" aria-hidden="true">
          <label htmlFor="form-website">{words.honeypot}</label>
          <input id="form-website" name="website" tabIndex={-1} autoComplete="off" />
        </p>
      )}
      {delivery === 'netlify' && <input type="hidden" name="form-name" value="contact" />}
      {delivery === 'post' && thanks !== undefined && (
        <input type="hidden" name="_next" value={view.site.origin + thanks} />
      )}
      <p className="note">
        <Prose text={words.privacy} />
      </p>
      <p>
        <button type="submit" className="button">
          {words.submit}
        </button>
      </p>
      {delivery === 'mailto' && <p className="note">{words.mail}</p>}
    </form>
  )
}

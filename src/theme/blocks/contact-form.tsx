// The contact form: fields that browsers fill in and check. It needs no script; site.yaml says where it goes.
import { type AnyView, Prose } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { FORM } from '#theme/layout/call-bar.tsx'

export function ContactForm({ view }: { view: AnyView }) {
  const { contact, business } = view.site
  const { delivery, endpoint, thanks } = contact
  const words = labelsOf(view).form
  const isSent = delivery === 'post' || delivery === 'netlify'
  const actions = { post: endpoint, netlify: thanks, mailto: `mailto:${business.email}`, demo: undefined }
  return (
    <div className="form mt-6">
      <form
        id={FORM}
        name={FORM}
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
          <p className="form-trap" aria-hidden="true">
            <label htmlFor="form-website">{words.honeypot}</label>
            <input id="form-website" name="website" tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {delivery === 'netlify' && <input type="hidden" name="form-name" value={FORM} />}
        {delivery === 'post' && thanks !== undefined && (
          <input type="hidden" name="_next" value={view.site.origin + thanks} />
        )}
        <p className="form-note">
          <Prose text={words.privacy} />
        </p>
        <button type="submit" className="button form-submit">
          {words.submit}
        </button>
        {delivery === 'mailto' && <p className="form-note">{words.mail}</p>}
      </form>
    </div>
  )
}

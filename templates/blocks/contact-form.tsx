// The contact form with its line about personal data.
import { type AnyView, Island, Prose } from '#site'
import { shown } from '../layout/call.tsx'
import { FORM } from '../layout/call-bar.tsx'

type Props = { view: AnyView; services: readonly { value: string; name: string }[]; privacy: string }

export function ContactForm({ view, services, privacy }: Props) {
  const { site, labels, phone } = view
  const { delivery, endpoint, thanks } = site.contact
  const action = { post: endpoint, netlify: thanks, mailto: `mailto:${site.business.email}`, demo: undefined }[delivery]
  return (
    <>
      <Island
        name="contact-form"
        on="intent"
        props={{
          id: FORM,
          labels: labels.form,
          services: services.map(({ value, name }) => ({ value, name })),
          delivery,
          ...(action !== undefined && { action }),
          ...(delivery === 'post' && thanks !== undefined && { thanks: site.origin + thanks }),
          phone: { number: phone.number, shown: shown(phone) },
        }}
      />
      <p className="note mt-4">
        <Prose text={privacy} />
      </p>
    </>
  )
}

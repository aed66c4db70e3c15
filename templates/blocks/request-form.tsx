// The contact form of this site with its line about personal data.
import { type AnyView, Island, Prose } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { FORM } from '#theme/layout/call-bar.tsx'
import { shown } from '#theme/layout/contact.tsx'

type Props = { view: AnyView; services: readonly { value: string; name: string }[]; privacy: string }

export function RequestForm({ view, services, privacy }: Props) {
  const { site, phone } = view
  // What the plain form of the theme shows besides is not sent to browsers.
  const { reply, mail, privacy: _, ...labels } = labelsOf(view).form
  const { delivery, endpoint, thanks } = site.contact
  const action = { post: endpoint, netlify: thanks, mailto: `mailto:${site.business.email}`, demo: undefined }[delivery]
  return (
    <>
      <Island
        name="contact-form"
        on="intent"
        props={{
          id: FORM,
          labels,
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

// A page that says one thing: not found, failed, thank you.
import { z } from 'zod'
import { definePage, Enhanced, Prose } from '#site'
import { Links } from '#theme/blocks/cards.tsx'
import { CallButton } from '#theme/layout/contact.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { link, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    code: k.text('the large figure, like 404').optional(),
    heading: k.text('the message'),
    language: z
      .string()
      .optional()
      .meta({ description: 'language of heading and link, where it is not the site language' }),
    link: link(k),
    help: k.text('what to do next, in the language of the site').optional(),
    related: related(k, 'services').optional(),
    logPath: z.boolean().default(false).meta({ description: 'write the path that was asked for to the console' }),
  }),
  draw(view) {
    const { entry } = view
    const language = entry.language === view.site.language ? undefined : entry.language
    return (
      <Layout view={view}>
        <section className="section">
          <div className="wrap *:max-w-[46rem]">
            <h1 className="mb-6" lang={language}>
              {entry.code !== undefined && (
                <span className="block text-[clamp(4rem,16vw,8rem)] leading-none text-(--mark,var(--brand))">{`${entry.code} `}</span>
              )}
              {entry.heading}
            </h1>
            {entry.help !== undefined && <Prose as="p" className="lead" text={entry.help} />}
            <p className="actions">
              <CallButton view={view} />
              <a className="button-line" href={entry.link.href} lang={language}>
                {entry.link.name}
              </a>
            </p>
            {entry.logPath && <Enhanced name="log-path" on="idle" />}
          </div>
        </section>
        {entry.related && (
          <section className="wrap section">
            <h2>{entry.related.heading}</h2>
            {entry.related.lead !== undefined && <Prose as="p" className="lead" text={entry.related.lead} />}
            <Links items={entry.related.items} />
          </section>
        )}
      </Layout>
    )
  },
})

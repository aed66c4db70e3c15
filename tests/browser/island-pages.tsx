// Islands as components -> plain pages that show them, with their scripts and the stylesheet of the site.
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { bundleIslands } from '../../src/assets/islands.ts'
import { stylesheet } from '../../src/assets/styles/stylesheet.ts'
import type { Islands } from '../../src/model/drawing.ts'
import { NO_CONTACTS } from '../../src/render/contacts.ts'
import { DrawingProvider } from '../../src/render/context.tsx'
import { Cache } from '../../src/runtime/cache.ts'
import { ContactForm as ContactFormBlock } from '../../src/theme/blocks/contact-form.tsx'
import { Reviews as ReviewsBlock } from '../../src/theme/blocks/reviews.tsx'
import ContactForm from '../../src/theme/islands/contact-form.tsx'
import { repository } from '../helpers/command.ts'
import { content } from './content.ts'

const islands = { 'contact-form': ContactForm } as unknown as Islands
const phone = { number: '+306900000000', shown: '690\u00a0000\u00a00000' }

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main">
      <section className="section">
        <div className="wrap">
          <h1>{title}</h1>
          {children}
        </div>
      </section>
    </main>
  )
}

/** The form of the site, delivered in another way, or with other fields. */
const Form = (contact: Record<string, unknown>) => (
  <ContactFormBlock
    view={
      {
        labels: content.labels,
        phone,
        cards: { services: [{ name: 'Απόφραξη' }, { name: 'Απολύμανση' }] },
        site: {
          origin: 'https://example.gr',
          business: { email: 'info@example.gr' },
          contact: { ...content.contact, thanks: '/efcharistoume', ...contact },
        },
      } as never
    }
  />
)

/** The block of the real site, as far as it reads the view. */
const ReviewList = ({ reviews }: { reviews: typeof content.reviews }) => (
  <ReviewsBlock
    view={{ labels: content.labels, site: { locale: 'el_GR' } } as never}
    reviews={{ origin: 'Δείγματα.', items: reviews } as never}
    heading="Κριτικές"
  />
)

/** The kinds of fields that the site itself does not ask for. */
const MORE = [
  { name: 'day', label: 'Ημέρα', type: 'date' },
  { name: 'what', label: 'Εργασία', type: 'select', required: true, optionsFrom: 'services' },
  { name: 'picture', label: 'Φωτογραφία', type: 'file' },
]

/** What the site itself does not show: another number of reviews, and the other deliveries of the form. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  '/reviews/two': () => (
    <Frame title="Κριτικές">
      <ReviewList reviews={content.reviews.slice(0, 2)} />
    </Frame>
  ),
  '/form/post': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="post" endpoint="/endpoint" />
    </Frame>
  ),
  '/form/netlify': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="netlify" />
    </Frame>
  ),
  '/form/mailto': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="mailto" />
    </Frame>
  ),
  // What a site without fields of its own gets.
  '/form/short': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="demo" form={undefined} />
    </Frame>
  ),
  '/form/files': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="post" endpoint="/endpoint" form={MORE} />
    </Frame>
  ),
}

/** Bundles the islands of `folder` below `base`, and draws `drawn` as documents. */
export async function drawPages(
  drawn: Record<string, () => ReactNode>,
  components: Islands,
  base = repository,
  folder = 'templates',
): Promise<Map<string, string | Uint8Array>> {
  const cache = new Cache(undefined)
  const templates = { root: repository, folder: 'templates', hasTheme: true, cache }
  const [scripts, css, late] = await Promise.all([
    bundleIslands({ root: base, folder, hasTheme: folder === 'templates', cache }),
    stylesheet(templates, 'styles.css'),
    stylesheet(templates, 'late.css'),
  ])
  if (!scripts.value || css.value === undefined || late.value === undefined)
    throw new Error(JSON.stringify([...scripts.problems, ...css.problems, ...late.problems], null, 2))
  const files = new Map<string, string | Uint8Array>()
  for (const [path, draw] of Object.entries(drawn)) {
    const body = renderToStaticMarkup(
      <DrawingProvider
        value={{
          assets: { islands: scripts.value.islands, pictures: {} },
          islands: components,
          sections: {},
          contacts: NO_CONTACTS,
        }}
      >
        {draw()}
      </DrawingProvider>,
    )
    files.set(
      path,
      `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Δοκιμή</title><link rel="icon" href="data:,"><style>${css.value}</style></head><body>${body}<style>${late.value}</style><script>${scripts.value.boot}</script></body></html>`,
    )
  }
  // The scripts that these pages name, and those that such a script imports.
  for (const text of files.values())
    for (const [path, bytes] of scripts.value.files)
      if (String(text).includes(basename(path)) && !files.has(`/${path}`))
        files.set(`/${path}`, Buffer.from(bytes).toString('utf8'))
  return files
}

/** The pages that show the islands of the templates as the site does not. */
export const islandPages = () => drawPages(pages, islands)

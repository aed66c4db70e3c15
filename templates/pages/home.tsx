// The home page: sections, as many and in the order that the YAML lists.
import { definePage, Sections } from '#site'
import { Layout } from '../layout/layout.tsx'

export default definePage({
  content: (k) => ({
    sections: k
      .sections('the sections of the page, from top to bottom')
      .meta({ start: ['hero', 'services', 'text', 'banner'] }),
  }),
  draw: (view) => (
    <Layout view={view}>
      <Sections view={view} items={view.entry.sections} />
    </Layout>
  ),
})

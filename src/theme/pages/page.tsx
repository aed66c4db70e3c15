// A page of sections: the YAML decides which, how often and in which order.
import { definePage, Sections } from '#site'
import { Layout } from '#theme/layout/layout.tsx'

export default definePage({
  content: (k) => ({
    sections: k.sections('the sections of the page, from top to bottom').meta({ start: ['hero', 'text'] }),
  }),
  draw: (view) => (
    <Layout view={view}>
      <Sections view={view} items={view.entry.sections} />
    </Layout>
  ),
})

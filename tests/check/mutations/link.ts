// Faults in links.
import type { Mutation } from '../mutate.ts'

const PRIVACY = '(/politiki-aporritou)'

export default [
  {
    name: 'a link leads to an anchor that is not on the other page',
    rule: 'link/anchor',
    yaml: [{ file: 'content/pages/contact.yaml', find: PRIVACY, by: '(/politiki-aporritou#nowhere)' }],
    at: { file: 'content/pages/contact.yaml', line: '#nowhere' },
  },
  {
    name: 'a redirect leads to an anchor that is not there',
    rule: 'link/anchor',
    yaml: [{ file: 'content/routes.yaml', find: 'to: /services/apolymansi,', by: 'to: /services/apolymansi#nowhere,' }],
    at: { file: 'content/routes.yaml', line: '#nowhere' },
  },
  ...(
    [
      ['a template draws a link without a target', 'link/broken', '#', 'Τιμές', 'company'],
      [
        'a template links to the front page of a network',
        'link/broken',
        'https://www.facebook.com/',
        'Facebook',
        'faq',
      ],
      ['the words are the name of another page', 'link/names-another', '/faq', 'Επικοινωνία', 'areas'],
      ['a campaign mark was copied along', 'link/own-absolute', '/faq?utm_source=newsletter', 'Απορίες', 'company'],
      [
        'a mark of a chat was copied along',
        'link/own-absolute',
        'https://a.example/?utm_source=chatgpt.com',
        'Πηγή',
        'faq',
      ],
      ['a link goes to the test server', 'link/own-absolute', 'http://localhost:3000/faq', 'Απορίες', 'areas'],
    ] as const
  ).map(([name, rule, href, words, page]) => ({
    name,
    rule,
    html: { path: `/${page}`, find: '</main>', by: `<a href="${href}">${words}</a></main>` },
    at: { file: `templates/pages/${page}.tsx` },
  })),
] satisfies readonly Mutation[]

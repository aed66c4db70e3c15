// Faults in links.
import type { Mutation } from '../mutate.ts'

const PRIVACY = '(/politiki-aporritou)'

export default [
  {
    name: 'a menu item leads to a page that does not exist',
    rule: 'link/broken',
    yaml: [
      {
        file: 'site.yaml',
        find: '{ name: Μάθετε για μας, href: /company }',
        by: '{ name: Μάθετε για μας, href: /compnay }',
      },
    ],
    at: { file: 'site.yaml', line: 'href: /compnay' },
  },
  {
    name: 'a link in a sentence leads to a page that does not exist',
    rule: 'link/broken',
    yaml: [{ file: 'content/pages/contact.yaml', find: PRIVACY, by: '(/politiki-aporitou)' }],
    at: { file: 'content/pages/contact.yaml', line: '(/politiki-aporitou)' },
  },
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
  {
    name: 'a menu item leads to an address that is redirected',
    rule: 'link/redirected',
    yaml: [
      {
        file: 'site.yaml',
        find: '{ name: Απολύμανση σπιτιού, href: /services/apolymansi }',
        by: '{ name: Απολύμανση σπιτιού, href: /services/disinfection }',
      },
    ],
    at: { file: 'site.yaml', line: 'href: /services/disinfection' },
  },
  {
    name: 'a menu item is written with the host, and with www',
    rule: 'link/own-absolute',
    yaml: [
      {
        file: 'site.yaml',
        find: '{ name: Επικοινωνία, href: /epikoinwnia }',
        by: '{ name: Επικοινωνία, href: https://www.apofraxeis-peiraia.example/epikoinwnia }',
      },
    ],
    at: { file: 'site.yaml', line: 'https://www.apofraxeis-peiraia.example/epikoinwnia' },
  },
  ...(
    [
      ['a template draws a link without a target', 'link/broken', '#', 'Τιμές'],
      ['a template links to the front page of a network', 'link/broken', 'https://www.facebook.com/', 'Facebook'],
      ['the words are the name of another page', 'link/names-another', '/faq', 'Επικοινωνία'],
      ['a campaign mark was copied along', 'link/tracking', '/faq?utm_source=newsletter', 'Απορίες'],
      ['a mark of a chat was copied along', 'link/tracking', 'https://a.example/?utm_source=chatgpt.com', 'Πηγή'],
      ['a link goes to the test server', 'link/own-absolute', 'http://localhost:3000/faq', 'Απορίες'],
    ] as const
  ).map(([name, rule, href, words]) => ({
    name,
    rule,
    html: { path: '/company', find: '</main>', by: `<a href="${href}">${words}</a></main>` },
    at: { file: 'templates/pages/company.tsx' },
  })),
] satisfies readonly Mutation[]

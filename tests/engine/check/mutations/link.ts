// Faults in links.
import { added, edit, type Mutation } from '../mutate.ts'

const LABELS = 'content/labels.yaml'
const PRIVACY = '(/politiki-aporritou)'

export default [
  edit(
    'link/anchor',
    'a link leads to an anchor that is not on the other page',
    LABELS,
    PRIVACY,
    '(/politiki-aporritou#nowhere)',
  ),
  edit(
    'link/anchor',
    'a redirect leads to an anchor that is not there',
    'content/routes.yaml',
    'to: /services/apolymansi,',
    'to: /services/apolymansi#nowhere,',
  ),
  ...(
    [
      ['a template draws a link without a target', 'link/broken', '#', 'Τιμές', 'company'],
      ['a link to the front page of a network', 'link/broken', 'https://www.facebook.com/', 'Facebook', 'faq'],
      ['the words are the name of another page', 'link/names-another', '/faq', 'Επικοινωνία', 'areas'],
      [
        'a link goes to a branch of the site',
        'link/own-absolute',
        'https://menu--site.netlify.app/faq',
        'Απορίες',
        'company',
      ],
      [
        'a link goes to the staging server',
        'link/own-absolute',
        'https://staging.apofraxeis-peiraia.example/faq',
        'Απορίες',
        'faq',
      ],
      ['a link goes to the test server', 'link/own-absolute', 'http://localhost:3000/faq', 'Απορίες', 'areas'],
    ] as const
  ).map(([name, rule, href, words, page]) => added(rule, name, page, `<a href="${href}">${words}</a>`)),
  {
    name: 'a row of the price list leads to another service',
    rule: 'link/names-another',
    site: 'locksmith',
    yaml: [
      {
        file: 'content/prices.yaml',
        find: 'Changing a cylinder, price: "{price-cylinder}", link: /services/lock-change',
        by: 'Cylinder changed, price: "{price-cylinder}", link: /services/emergency-lockout',
      },
    ],
    at: { file: 'content/prices.yaml', line: 'Cylinder changed' },
  },
  edit(
    'link/names-another',
    'a menu item leads to its neighbour',
    'site.yaml',
    '{ name: Απόφραξη λεκάνης, href: /services/apofraksi-lekanis }\n        - { name: Απόφραξη μπανιέρας',
    '{ name: Απόφραξη λεκάνης, href: /services/apofraksi-banieras }\n        - { name: Απόφραξη μπανιέρας',
    'Απόφραξη λεκάνης',
  ),
  edit(
    'link/names-another',
    'a row of the price list leads to another service',
    'content/prices.yaml',
    'link: /services/apofraksi-nerochyti',
    'link: /services/apofraksi-lekanis',
  ),
  edit(
    'link/names-another',
    'a link in a text names another page',
    LABELS,
    '[πολιτική απορρήτου](/politiki-aporritou)',
    '[Πολιτική απορρήτου](/company)',
  ),
] satisfies readonly Mutation[]

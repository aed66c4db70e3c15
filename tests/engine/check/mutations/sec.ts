// Faults that endanger the visitor or the owner.
import { added, edit, type Mutation } from '../mutate.ts'

const CONTACT = 'content/pages/contact.yaml'
const FORM = 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.'
const PRIVACY = '{ name: Πολιτική απορρήτου, href: /politiki-aporritou }'
const FIELD = '<input type="email" autocomplete="email" aria-label="Mail"><button type="submit">Ok</button></form>'

export default [
  {
    name: 'the privacy page is left out of the footer',
    rule: 'sec/form',
    yaml: [{ file: 'site.yaml', find: PRIVACY, by: PRIVACY.replace('/politiki-aporritou', '/faq') }],
    also: ['link/names-another', 'graph/orphan'],
    apart: true,
    at: { file: 'site.yaml', line: 'footer:' },
  },
  ...[
    ['a service that site.yaml does not name', 'Matomo'],
    ['another one', 'Plausible'],
    ['a third', 'Simple Analytics'],
    ['one that no site.yaml names', 'Google Analytics'],
  ].map(([name = '', service = '']) =>
    edit('fact/analytics', name, CONTACT, FORM, `Τις επισκέψεις μετρά η ${service}.`),
  ),
  ...[
    [
      'a form sends nowhere',
      '<form method="post"><input name="q" aria-label="q"><button type="submit">Ok</button></form>',
    ],
    ['a form sends in the clear', `<form action="http://forms.example/in" method="post">${FIELD}`],
    ['a form says nothing about privacy', `<form action="/epikoinwnia" method="post">${FIELD}`],
  ].map(([name = '', html = '']) => added('sec/form', name, 'company', html, 'theme: blocks/contact-form.tsx')),
  added(
    'sec/third-party',
    'a template loads a script of a chat',
    'company',
    '<script src="https://chat.example/widget.js" async></script>',
  ),
  ...['site.zip', 'wp-login.php', 'logo (1).svg'].map((file) => ({
    name: `${file} lies in public/`,
    rule: 'sec/public-files',
    output: { [file]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>' },
    at: { file: `public/${file}` },
  })),
  {
    name: 'a drawing in public/ runs a script',
    rule: 'sec/public-files',
    output: { 'bell.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><script>x()</script></svg>' },
    at: { file: 'public/bell.svg' },
  },
  ...[
    ['config.js.map', '{}'],
    ['team.json', '{"password": "Hx82!kLm"}'],
  ].map(([file = '', text = '']) => ({
    name: `${file} gives a secret away`,
    rule: 'sec/secret',
    output: { [file]: text },
    at: { file: `public/${file}` },
  })),
] satisfies readonly Mutation[]

// Faults in what hosts need.
import { edit, english, type Mutation } from '../mutate.ts'

export default [
  {
    name: 'there are more redirects than the host takes',
    rule: 'host/limits',
    output: {
      _redirects: (text) => text + Array.from({ length: 10_000 }, (_, i) => `/old-${i} /company 301!\n`).join(''),
    },
    at: { file: 'content/routes.yaml', line: 'redirects:' },
  },
  {
    name: 'there are more rules of headers than the host takes',
    rule: 'host/limits',
    yaml: [{ file: 'site.yaml', find: 'hosts: [netlify]', by: 'hosts: [cloudflare]' }],
    output: {
      _headers: (text) => text + Array.from({ length: 100 }, (_, i) => `/old-${i}\n  X-Test: a\n`).join(''),
    },
    at: { file: 'site.yaml', line: 'cloudflare' },
  },
  {
    name: 'the origin is that of a branch',
    rule: 'launch/origin',
    yaml: [
      {
        file: 'site.yaml',
        find: 'origin: !placeholder https://apofraxeis-peiraia.example',
        by: 'origin: https://staging--apofraxeis-peiraia.netlify.app',
      },
    ],
    apart: true,
    at: { file: 'site.yaml', line: 'origin:' },
  },
  edit('host/unsupported', 'a host sends no headers', 'site.yaml', 'hosts: [netlify]', 'hosts: [github-pages]'),
  {
    ...english(
      'host/unsupported',
      'one of two hosts sends no headers',
      'site.yaml',
      '[netlify]',
      '[netlify, github-pages]',
    ),
    apart: true,
  },
  {
    name: 'a host compares no query',
    rule: 'host/unsupported',
    yaml: [
      { file: 'site.yaml', find: 'hosts: [netlify]', by: 'hosts: [cloudflare]' },
      { file: 'content/routes.yaml', find: 'redirects:\n', by: 'redirects:\n  - { from: /?p=7, to: /company }\n' },
    ],
    at: { file: 'content/routes.yaml', line: '/?p=7' },
  },
  {
    name: 'the page for wrong addresses is missing',
    rule: 'host/limits',
    output: { '404.html': null },
    at: { file: 'content/routes.yaml', line: 'pages:' },
  },
] satisfies readonly Mutation[]

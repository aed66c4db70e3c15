// Faults in links.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a menu item leads to a page that does not exist',
    rule: 'link/broken',
    yaml: [{ file: 'site.yaml', find: '{ name: Μάθετε για μας, href: /company }', by: '{ name: Μάθετε για μας, href: /compnay }' }],
    at: { file: 'site.yaml', line: 'href: /compnay' },
  },
] satisfies readonly Mutation[]

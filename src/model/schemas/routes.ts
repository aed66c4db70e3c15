// Schema of content/routes.yaml: the addresses of a site, and its redirects.

import { z } from 'zod'
import { addressKindOf, withSlash } from '../address.ts'
import { present } from '../present.ts'
import type { Fault } from '../problem.ts'
import { decodedPath } from '../spellings.ts'
import { ignoreField } from './content-schemas.ts'
import { issueOf, list, plain, readField, refusing, slugField } from './fields.ts'

const pathField = (about: string) =>
  plain(
    about,
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\{slug\})?|\{slug\})?$/,
    'write lower-case segments, like /services or /services/{slug}',
  )

const defaultsField = () =>
  z.record(z.string(), z.unknown()).optional().meta({
    description:
      'values for entries that do not set them; {name} of the entry and its inflections, like {in}, are filled in',
  })

/** The old address of a redirect: a path from the root, and perhaps a parameter. */
const oldAddress = () => readField('the old address: a path, or a path and a parameter like /?page_id=12', readOld)

function readOld(from: string): string | Fault {
  const [path = '', query = 'name=value', ...more] = from.split('?')
  if (more.length > 0 || !/^[\w.~-]+=[\w.~-]+$/.test(query))
    return {
      text: `"${from}" has a query that is not one parameter of letters, digits, "-", "_", "." and "~"`,
      help: 'write the parameter that names the page, like /?page_id=12; requests may have others besides',
    }
  if (/\*|\/:/.test(from))
    return {
      text: `"${from}" is a pattern`,
      help: 'write one address, without * or :name: a redirect is also a page, for hosts that follow none',
    }
  const isPath = /^\/(?!\/)(?!(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$))[^\s?#\\\p{Cc}]*$/iu.test(path)
  if (!isPath)
    return { text: `"${from}" is not a path`, help: `write ${pathIn(from) ?? 'a path from the root, like /old'}` }
  return escapeFault(from, path) ?? from
}

/** An escape that hosts resolve into another address than the one that was compared with those of pages. */
function escapeFault(from: string, path: string): Fault | undefined {
  const [separator] = /%(?:2f|5c|3f|23)/i.exec(path) ?? []
  const help = /[?#]/.test(decodeURIComponent(separator ?? '')) ? 'write the address without it' : 'write / instead'
  if (separator !== undefined) return { text: `"${from}" has ${separator}, which servers read in two ways`, help }
  const decoded = decodedPath(path)
  return decodedPath(decoded) === decoded
    ? undefined
    : { text: `"${from}" is escaped twice`, help: `write ${pathIn(decoded) ?? 'it as browsers show it'}` }
}

/** The path of an old address that is a whole URL, has spaces or dots, or lacks its slash; undefined if it has none. */
function pathIn(from: string): string | undefined {
  if (!URL.canParse(from, 'https://site.invalid')) return undefined
  const { pathname, search } = new URL(from, 'https://site.invalid')
  const path = decodedPath(pathname).replace(/\s/g, encodeURIComponent) + search
  return path === '/' || readOld(path) !== path ? undefined : path
}

/** content/routes.en.yaml: how addresses are called in another language than the first. */
export const translatedRoutesSchema = () =>
  z.strictObject({
    pages: z
      .record(
        z.string(),
        z.strictObject({
          path: pathField('the address in this language, below its code').optional(),
          defaults: defaultsField(),
        }),
      )
      .default({})
      .meta({ description: 'by the path of a route in content/routes.yaml: what is another in this language' }),
  })

export type TranslatedRoutes = z.infer<ReturnType<typeof translatedRoutesSchema>>

/** content/routes.yaml: the list of all addresses. */
export function routesSchema() {
  const route = z.strictObject({
    path: pathField('the address'),
    page: slugField('a file of content/pages/').optional(),
    each: slugField('a folder of content/: one page a file, at {slug}').optional(),
    first: list(
      'the entries that lists of them begin with, in this order; the others follow by name',
      slugField('a file name of the folder, without .yaml'),
    ).optional(),
    template: plain('a file of templates/pages/'),
    parent: plain('the path above it, for breadcrumbs; / when left out').optional(),
    phone: plain('which phone of site.yaml the page shows; the first when left out').optional(),
    graph: list(
      'structured data of the page; "place" is a service in the place the entry names, "post" a dated article; "questions" has no effect since search engines stopped showing FAQPage',
      z.enum(['business', 'website', 'service', 'place', 'post', 'questions']),
    ).default([]),
    defaults: defaultsField(),
  })
  return z.strictObject({
    pages: list('the pages; a route has `page` or `each`', refusing(route, formFaults)),
    redirects: list(
      'addresses that moved',
      z.strictObject({
        from: oldAddress(),
        to: readField('the page it moved to', (to) =>
          ['path', 'https'].includes(addressKindOf(to) ?? '') && !/\s/.test(to)
            ? to
            : {
                text: `"${to}" is not an address a redirect may lead to`,
                help: 'write a path of this site, like /company, with %20 for a space, or an https address',
              },
        ),
        status: z
          .literal([301, 302, 307, 308])
          .default(301)
          .meta({ description: 'moved for good (301, 308) or for a while (302, 307)' }),
      }),
    ).default([]),
    ignore: ignoreField(),
  })
}

/** A route to one page has "page:", a route to many has "each:" and a path with {slug}. */
function formFaults({ path, page, each, first }: Record<'path', string> & Record<string, unknown>) {
  const isPattern = path.endsWith('/{slug}')
  const isPage = page !== undefined
  const many = each !== undefined
  const faults: [is: boolean, key: string, text: string, help: string][] = [
    [isPattern && !many, 'path', `${path} needs "each:"`, 'name a folder of content/ in each:'],
    [!isPattern && many, 'path', `${path} has "each:" but no {slug}`, 'write the path as /…/{slug}'],
    [!isPattern && !many && !isPage, 'path', `${path} needs "page:"`, 'name a file of content/pages/ in page:'],
    [
      isPage && many,
      'page',
      '"page:" has no effect beside "each:"',
      'delete "page:" for a page of each file, or "each:"',
    ],
    [first !== undefined && !many, 'first', '"first:" has no effect without "each:"', 'delete it, or add "each:"'],
  ]
  return faults.map(([is, key, text, help]) => is && issueOf(text, help, [key]))
}

/** The route of a page, by its index. */
export const routeAt = ({ pages }: Pick<Routes, 'pages'>, index: number): Routes['pages'][number] =>
  present(pages[index], `the route ${index}`)

/** The address of a page by the route of its language. */
export const addressOf = (
  { route, slug, ownSlug = slug }: { route: number; slug: string; ownSlug?: string },
  routes: Pick<Routes, 'pages'>,
  slash: 'never' | 'always',
) => withSlash(routeAt(routes, route).path.replace('{slug}', ownSlug), slash)

export type Routes = z.infer<ReturnType<typeof routesSchema>>

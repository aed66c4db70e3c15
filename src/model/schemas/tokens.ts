// The tokens of texts: the claims that site.yaml declares, and the contact data of the business.
import { z } from 'zod'
import { businessSchema, withHoursShown } from './business.ts'
import { issueOf, named, tight, words } from './fields.ts'

/** One claim: the value texts show for `{name}`, and the variants that must differ somewhere. */
const claimSchema = z.strictObject({
  text: words('what {name} becomes in a text'),
  about: words('what the claim is about, for the report of site check'),
  variants: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        text: words('what {name.variant} becomes in a text'),
        why: words('why this place says something else'),
      }),
    )
    .optional()
    .meta({ description: 'other values, by name, each with its reason' }),
})

/** `claims:` of site.yaml. */
export const claimsField = () =>
  named('every business fact with a number, and every answer that only the owner knows, declared once', claimSchema)

/** The first part of site.yaml: what must be known before any text can be read. */
export const basicsSchema = z.object({
  locale: z.string(),
  urls: z.object({ trailingSlash: z.enum(['never', 'always']).default('never') }).default({ trailingSlash: 'never' }),
  templates: z.string().catch('templates'),
  business: businessSchema,
  claims: claimsField(),
})

type Basics = Pick<z.infer<typeof basicsSchema>, 'business' | 'claims' | 'locale'>

/** Every token that a text may name: claims, their variants, contact data. `path` leads to its text in site.yaml. */
function namedTokens({ business, claims, locale }: Basics) {
  const { name, email, address, phones, hoursShown, branches } = withHoursShown(business, locale)
  const token = (name: string, text: string, ...path: string[]) => ({ name, text, path })
  return [
    ...Object.entries(claims).flatMap(([name, { text, variants = {} }]) => [
      token(name, tight(text), 'claims', name),
      ...Object.entries(variants).map(([variant, { text }]) =>
        token(`${name}.${variant}`, tight(text), 'claims', name, 'variants', variant),
      ),
    ]),
    token('email', email, 'business', 'email'),
    token('business', name, 'business', 'name'),
    token('address', address.shown, 'business', 'address', 'shown'),
    token('hours', hoursShown, 'business', 'hoursShown'),
    ...Object.entries(phones).map(([id, { shown }]) =>
      token(`phone.${id}`, shown.replaceAll(' ', '\u00a0'), 'business', 'phones', id, 'shown'),
    ),
    ...Object.entries(branches).flatMap(([id, { address, hoursShown }]) => [
      token(`address.${id}`, address.shown, 'business', 'branches', id, 'address', 'shown'),
      token(`hours.${id}`, hoursShown, 'business', 'branches', id, 'hoursShown'),
    ]),
  ]
}

/** The tokens by name, with their values: what `{name}` becomes in a text. */
export const tokensOf = (basics: Basics): Map<string, string> =>
  new Map(namedTokens(basics).map(({ name, text }) => [name, text]))

/** An issue for each claim or variant with the name of another token: `{name}` in a text would be ambiguous. */
export function claimClashes(basics: Basics) {
  const all = namedTokens(basics)
  const isClaim = ({ path }: { readonly path: readonly string[] }) => path[0] === 'claims'
  const contact = new Map(all.filter((token) => !isClaim(token)).map(({ name, path }) => [name, path.join('.')]))
  return all.filter(isClaim).map(({ name, path }) => {
    if (name === 'count')
      return issueOf('{count.<folder>} already counts the pages of a folder', 'give the claim another name', path)
    const key = contact.get(name)
    const help = `give the ${path.length > 2 ? 'variant' : 'claim'} another name; {${name}} stands for ${key} without one`
    return key !== undefined && issueOf(`{${name}} already says what ${key} says`, help, path)
  })
}

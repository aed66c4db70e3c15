// Adds `hreflang` to links that lead to a page in another language (HTML, 4.6.4).
import { languageAt } from '../model/address.ts'
import type { Site } from '../model/schemas/site.ts'

/** The body of a page in the language of `site`. Links that have an `hreflang` keep it. */
export function withLanguages(body: string, site: Site): string {
  if (!site.languages) return body
  return body.replace(/<a [^<>]*/gi, (link) => {
    const [attribute, href] = / href="(\/[^"]*)"/i.exec(link) ?? []
    if (attribute === undefined || href === undefined || /hreflang=/i.test(link)) return link
    const language = languageAt(href, site)
    const foreign = language !== undefined && language !== site.language
    return foreign ? link.replace(attribute, () => `${attribute} hreflang="${language}"`) : link
  })
}

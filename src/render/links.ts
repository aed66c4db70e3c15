// A drawn body -> the same, where links that lead to a page in another language say which (HTML, 4.6.4). Pure.
import { languageAt } from '../model/address.ts'
import type { Site } from '../model/schemas/site.ts'

/** The body of a page in the language of `site`. Links that say it themselves are left alone. */
export function withLanguages(body: string, site: Site): string {
  if (!site.languages) return body
  return body.replace(/<a (?![^>]*hreflang=)([^>]*?)href="(\/[^"]*)"/gi, (link, before: string, href: string) => {
    const language = languageAt(href, site)
    const foreign = language !== undefined && language !== site.language
    return foreign ? `<a ${before}href="${href}" hreflang="${language}"` : link
  })
}

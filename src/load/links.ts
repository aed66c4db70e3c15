// Links in texts that a template declares as plain strings, such as the labels: they obey the rules of links in texts.
import { isGroup, type Path } from '../model/content.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import { type FieldContext, noAddress, withLinks } from '../model/schemas/fields.ts'

/** A value with the links of all its texts as the site writes them, and a problem for each that no page may have. */
export function withCheckedLinks<T>(
  value: T,
  context: FieldContext,
  at: (path: Path) => Place,
): { value: T; problems: Problem[] } {
  const problems: Problem[] = []
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('](')) return value
      return withLinks(context, value, (href) => {
        const { message, params } = noAddress(href)
        problems.push(error(`${path.join('.')}: ${message}`, at(path), params.help))
      })
    }
    if (Array.isArray(value)) return value.map((item, i) => walk(item, [...path, i]))
    if (!isGroup(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key])]))
  }
  return { value: walk(value, []) as T, problems }
}

// Links in texts that a template declares as plain strings, such as the labels: they obey the rules of links in texts.
import { type Path, withTexts } from '../model/content.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import { type FieldContext, noAddress, withLinks } from '../model/schemas/fields.ts'

/** A value with the links of all its texts as the site writes them, and a problem for each that no page may have. */
export function withCheckedLinks<T>(
  value: T,
  context: FieldContext,
  at: (path: Path) => Place,
): { value: T; problems: Problem[] } {
  const problems: Problem[] = []
  const linked = withTexts(value, (text, path) =>
    withLinks(context, text, (href) => {
      const { message, params } = noAddress(href)
      problems.push(error(`${path.join('.')}: ${message}`, at(path), params.help))
    }),
  )
  return { value: linked, problems }
}

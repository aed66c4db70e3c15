// The components of the theme that `site eject` can copy into a site: their names, their files, and the copies.
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, type Result } from '../model/problem.ts'
import { componentName, ejectedCopy } from '../runtime/ejected.ts'

/** Files of the theme that are no component. */
const APART = /\.(?:md|json|yaml|svg)$/

/** A component of the theme. */
export interface Component {
  readonly name: string
  /** Paths below the theme: its source, and the stylesheets beside it. */
  readonly files: readonly string[]
  /** The first sentence of its source. */
  readonly about: string
}

/** The components of the theme, by name. `theme`: path -> contents. */
export function componentsIn(theme: Files): ReadonlyMap<string, Component> {
  const components = new Map<string, Component>()
  for (const [file, contents] of [...theme].filter(([path]) => !APART.test(path))) {
    const name = componentName(file)
    const { files = [], about = firstSentence(String(contents)) } = components.get(name) ?? {}
    components.set(name, {
      name,
      files: [...files, file].sort(),
      about: file.endsWith('.css') ? about : firstSentence(String(contents)),
    })
  }
  return new Map([...components].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The first sentence of the comment that a file opens with. */
function firstSentence(text: string): string {
  const [, line = '', block = ''] = /^(?:((?:\/\/.*\n)+)|\/\*([\s\S]*?)\*\/)/.exec(text) ?? []
  const words = `${line.replace(/^\/\/ ?/gm, '')}${block}`.replace(/\s+/g, ' ').trim()
  return /^.*?[.:](?=\s|$)/.exec(words)?.[0].slice(0, -1) ?? words
}

/** The component that a person names: `blocks/hero`, with or without an ending, or `footer` if only one has that name. */
export function componentNamed(components: ReadonlyMap<string, Component>, typed: string): Result<Component> {
  const name = componentName(typed)
  const exact = components.get(name)
  if (exact) return { value: exact, problems: [] }
  const same = [...components.values()].filter((component) => component.name.endsWith(`/${name}`))
  const [only] = same
  if (only && same.length === 1) return { value: only, problems: [] }
  const choices = same.length > 1 ? `choose one of ${same.map((component) => component.name).join(', ')}` : undefined
  const help = choices ?? didYouMean(name, components.keys()) ?? 'npx site eject lists all components'
  const text =
    same.length > 1 ? `there are ${same.length} components "${name}"` : `the theme has no component "${name}"`
  return { problems: [error(text, undefined, help)] }
}

/** The files of a component as copies for a site. */
export const copiesOf = ({ files }: Component, theme: Files): Files =>
  new Map(files.map((file) => [file, ejectedCopy(file, String(theme.get(file)))]))

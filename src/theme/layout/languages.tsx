// The page in its other languages, each under its own name for itself. A page in one language alone draws nothing.
import type { AnyView } from '#site'

/** Links to this page in other languages, as list items. */
export function Languages({ view }: { view: AnyView }) {
  return view.languages
    .filter(({ language }) => language !== view.site.language)
    .map(({ language, path, name }) => (
      <li key={language}>
        <a href={path} lang={language} hrefLang={language}>
          {name}
        </a>
      </li>
    ))
}

// A planned page -> the HTML of its body. Bundled together with the templates, so that they share one React and one
// context.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets, CardView, Islands, Template } from '../model/drawing.ts'
import type { PageProps, Shared } from '../model/plan.ts'
import { contactsOf } from './contacts.ts'
import { DrawingProvider } from './context.tsx'

/** Draws one body. Throws what the template throws. */
export function drawBody({
  template,
  props,
  shared,
  assets,
  islands,
}: {
  template: Template
  props: PageProps
  shared: Shared
  assets: Assets
  islands: Islands
}): string {
  return renderToStaticMarkup(
    <DrawingProvider value={{ assets, islands, contacts: contactsOf(shared.site) }}>
      {template.draw({ ...props, ...shared })}
    </DrawingProvider>,
  )
}

/** The picture of a page's social card, a whole SVG; empty where the template draws none. Throws what it throws. */
export const drawCardPicture = (template: Template, page: CardView): string =>
  renderToStaticMarkup(template.cardPicture?.(page))

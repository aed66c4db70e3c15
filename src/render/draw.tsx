// Renders the body of a page. Bundled with the templates, so that both share one React and one context.
import { renderToStaticMarkup } from 'react-dom/server'
import type { BodyWork, CardTemplate, CardView } from '../model/drawing.ts'
import { contactsOf } from './contacts.ts'
import { DrawingProvider } from './context.tsx'

/** Renders one body. Throws what the template throws. */
export function drawBody({ template, props, shared, assets, islands, sections }: BodyWork): string {
  return renderToStaticMarkup(
    <DrawingProvider value={{ assets, islands, sections, contacts: contactsOf(shared.site.business) }}>
      {template.draw({ ...props, ...shared })}
    </DrawingProvider>,
  )
}

/** Draws a social card: an SVG, or '' if the template draws none. Throws what the template throws. */
export const drawCard = (template: CardTemplate, view: CardView): string => renderToStaticMarkup(template.draw(view))

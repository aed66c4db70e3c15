// The engine's public face: all that templates may import from the engine, as `#site`.
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Card, Question } from './model/card.ts'
import type { CardView, FittedText, SectionPage, TextBox } from './model/drawing.ts'
import type { Crumb, PageProps, Shared } from './model/plan.ts'
import type { Phone } from './model/schemas/business.ts'
import type { Data as EngineData, entryShape } from './model/schemas/content-schemas.ts'
import type { Fields, Section } from './model/schemas/fields.ts'

export { defineRule } from './check/rule.ts'
export { dayIn, timeIn, weekdaysIn, weekIn } from './model/hours.ts'
export { listIn } from './model/inline.ts'
export { phonesOf } from './model/phone.ts'
export type { MenuItem, Site } from './model/schemas/site.ts'
export { namedWeeks } from './model/seasons.ts'
export { Enhanced, Island } from './render/island.tsx'
export { Picture } from './render/picture.tsx'
export { Prose, plainText, wholeWords } from './render/prose.tsx'
export { Sections } from './render/sections.tsx'
export type { Card, CardView, Crumb, Fields, FittedText, Phone, Question, Section, TextBox }

/** The data files of a site. A file of templates/data/ adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Data {}

/** The names that templates may list in `uses`: the site's own data files, and of the engine's those it gives no other shape. */
export type AnyData = Data & Omit<EngineData, keyof Data>

/** The labels of content/labels.yaml; templates/data/labels.ts gives the shape by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Labels {}

/** Everything a page and its layout draw from. `C` is the template's own content, `U` the data it uses. */
export interface View<C extends z.ZodRawShape = z.ZodRawShape, U extends keyof AnyData = never>
  extends Omit<PageProps, 'entry' | 'data'>,
    Omit<Shared, 'labels'> {
  readonly entry: z.infer<z.ZodObject<ReturnType<typeof entryShape> & C>>
  readonly data: Pick<AnyData, U>
  readonly labels: Labels
}

/** The values that layouts and blocks may read of any page. */
export type AnyView = Omit<View, 'entry' | 'data'> & {
  readonly entry: z.infer<z.ZodObject<ReturnType<typeof entryShape>>>
}

/** A page template: the content it needs, the data it uses, and how it is drawn. */
export interface PageTemplate<C extends z.ZodRawShape, U extends keyof AnyData> {
  /** Fields of the page's YAML beyond those every page has. */
  content(k: Fields): C
  /** Data files of content/ whose values the page shows. */
  readonly uses?: readonly U[]
  draw(view: View<C, U>): ReactNode
}

/** Declares a page template; gives `draw` its types. */
export function definePage<C extends z.ZodRawShape, U extends keyof AnyData = never>(
  page: PageTemplate<C, U>,
): PageTemplate<C, U> {
  return page
}

/** The template of social cards, templates/card.tsx: one `<svg>` of 1200 x 630, drawn with presentation attributes. */
export interface CardDesign<U extends keyof AnyData> {
  /** Data files of content/ whose values cards show. */
  readonly uses?: readonly U[]
  draw(view: CardView<Pick<AnyData, U>>): ReactNode
}

/** Declares the template of social cards; gives `draw` its types. */
export function defineCard<U extends keyof AnyData = never>(card: CardDesign<U>): CardDesign<U> {
  return card
}

/** A block that draws sections of pages: its fields, the data it uses, and how it is drawn. */
export interface SectionTemplate<C extends z.ZodRawShape, U extends keyof AnyData> {
  /** Fields of the section except `block` and `id`. */
  content(k: Fields): C
  /** Data files of content/ whose values the section shows. */
  readonly uses?: readonly U[]
  /** Draws nothing (null) if there is nothing to show. */
  draw(view: AnyView & Pick<View<z.ZodRawShape, U>, 'data'>, section: z.infer<z.ZodObject<C>> & Section): ReactNode
  /** Its structured data: a node of schema.org, with `image: { $picture: file }` for a picture. */
  node?(section: z.infer<z.ZodObject<C>> & Section, page: SectionPage): Readonly<Record<string, unknown>> | undefined
}

/** Declares a block that draws sections of pages; gives `draw` its types. */
export function defineSection<C extends z.ZodRawShape, U extends keyof AnyData = never>(
  section: SectionTemplate<C, U>,
): SectionTemplate<C, U> {
  return section
}

/** Declares the shape of content/<name>.yaml in templates/data/<name>.ts. */
export function defineData<S extends z.ZodType>(schema: (k: Fields) => S): (k: Fields) => S {
  return schema
}

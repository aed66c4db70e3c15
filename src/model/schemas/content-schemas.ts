// Schemas of content/: entries (one file per page), question groups, reviews, prices, testimonials.
// These are the fields that the engine reads; templates add the fields that they draw.
import { z } from 'zod'
import { count } from '../counts.ts'
import {
  choice,
  dayField,
  type Fields,
  group,
  issueOf,
  list,
  plain,
  refusing,
  type Shapes,
  shownDays,
  slugField,
  webAddress,
} from './fields.ts'

/** An exception: a rule of `site check` that may fire here, and why that is right. */
export function ignoreField() {
  return list(
    'findings of site check that are known and wanted here, each with its reason',
    z.strictObject({
      rule: plain('the id of the rule, as site check prints it'),
      why: z.string().min(1).meta({ description: 'why the finding is right here' }),
      about: plain('only findings whose text contains this').optional(),
    }),
  ).optional()
}

/** The fields every page has, whatever draws it. */
export function entryShape(k: Fields) {
  return {
    name: k.text('what links, breadcrumbs and cards call this page'),
    inflections: z
      .record(z.string(), k.text('the form as it stands in a sentence'))
      .optional()
      .meta({ description: 'the name inflected as sentences need it, by key: "in" for "in Leeds"' }),
    summary: k.text('one sentence for cards and lists').optional(),
    detail: k.text('a short fact that lists show beside the name, like "20 minutes"').optional(),
    icon: k.icon('the icon of the page in lists, where a template draws icons').optional(),
    template: plain('another template than the route names').optional(),
    branch: plain(
      'the branch of site.yaml that the page is about; the page shows its phones, address, hours and map',
    ).optional(),
    head: group('what search engines and shared links show', {
      title: k.text('the title in search results and tabs, unlike any other page; about 580 px wide'),
      description: k.text('what search results show below the title; 400 to 985 px wide'),
      keywords: list('keywords of the page', k.text('one keyword')).default([]),
      robots: choice('what search engines may do with the page', [
        'index, follow',
        'noindex, follow',
        'noindex, nofollow',
      ]).default('index, follow'),
      social: group('what shared links show, where it differs', {
        title: k.text('title on social cards').optional(),
        line: k.text('the short promise on the social card').optional(),
      }).optional(),
    }),
    service: group('what a page about a place offers there', {
      name: k.text('the service, as search engines name it; the page shows its words'),
      type: k.text('the kind of service'),
    }).optional(),
    price: k
      .text('the price line, like "From {visit}": a claim of site.yaml; search engines are told its prices')
      .optional(),
    questions: list('questions shown on the page', k.question()).optional(),
    questionsFrom: plain('a group of content/faqs/ whose questions follow the own ones').optional(),
    ...shownDays('the page'),
    ignore: ignoreField(),
  }
}

/** The pages that a template draws. */
export const entrySchema = (k: Fields, { pages }: Pick<Shapes, 'pages'>, template: string) =>
  z.strictObject({ ...entryShape(k), ...pages[template]?.content(k) })

/** Their translations, which may have a slug of their own. */
export const translationSchema = (k: Fields, shapes: Pick<Shapes, 'pages'>, template: string) =>
  entrySchema(k, shapes, template).extend({
    slug: slugField('the last part of the address in this language; that of the first when left out').optional(),
  })

/** content/faqs/<group>.yaml */
export function faqSchema(k: Fields) {
  return z.strictObject({
    items: list('the questions, in order', k.question()).min(1),
    ignore: ignoreField(),
  })
}

/**
 * content/reviews.yaml, prices.yaml, team.yaml, testimonials.yaml: lists that every business has. A file whose schema
 * accepts nothing at all may be missing.
 */
export const dataSchemas = {
  reviews: (k: Fields) =>
    z.strictObject({
      origin: k.text(
        'where the reviews come from and how they are checked, as consumer law asks (Directive (EU) ' +
          '2019/2161, article 3)',
      ),
      link: k.href('the page with all reviews').optional(),
      items: list(
        'the reviews',
        z.strictObject({
          id: slugField('a name for the review'),
          name: k.text('who wrote it'),
          rating: z.int().min(1).max(5).meta({ description: 'stars, 1 to 5' }),
          text: k.text('what was written'),
          date: dayField('the day it was written, like 2026-11-03; pages show it as readers of the locale write it'),
          photo: k.photo('a small picture of who wrote it, or of the job').optional(),
        }),
      ),
      ignore: ignoreField(),
    }),
  prices: (k: Fields) =>
    refusing(
      z.strictObject({
        note: k.text('what holds for all prices: tax, what is included'),
        columns: list('headings of several columns of prices, like [City bike, E-bike]', k.text('one heading'))
          .min(2)
          .optional(),
        items: list(
          'the rows of the list',
          z.strictObject({
            service: k.text('what is done'),
            price: k.text('the price as shown'),
            also: list('the prices of the other columns', k.text('one price')).optional(),
            duration: k.text('how long it takes; the table has a column of it if a row does').optional(),
            group: k.text('a heading above the rows that follow each other with it').optional(),
            link: k.href('the page of the service').optional(),
            ...shownDays(),
          }),
        ),
        raises: group('what makes a price higher than the list says', {
          heading: k.text('heading of it'),
          items: list('the reasons', k.text('one reason')).min(1),
        }).optional(),
        ignore: ignoreField(),
      }),
      ({ columns = [], items }) =>
        items.map(({ also = [] }, i) => {
          const most = Math.max(columns.length, 1)
          return (
            also.length + 1 !== most &&
            issueOf(
              `has ${count(also.length + 1, 'price')} in a table with ${count(most, 'column')} of prices`,
              'name each column under columns:, and write the price of the first as price:, those of the others in also: [ ]',
              ['items', i],
            )
          )
        }),
    ),
  team: (k: Fields) =>
    z
      .strictObject({
        items: list(
          'the people who work here',
          z.strictObject({
            id: slugField('a name for the person: author: of an article'),
            name: k.text('the name'),
            role: k.text('what the person does here'),
            text: k.text('one or two sentences').optional(),
            photo: k.photo('a portrait').optional(),
            sameAs: list('pages about the person', webAddress('a page about the person')).optional(),
          }),
        ).default([]),
        ignore: ignoreField(),
      })
      .prefault({}),
  testimonials: (k: Fields) =>
    z.strictObject({
      items: list('the texts', z.strictObject({ text: k.text('what was said'), author: k.text('who said it') })),
      ignore: ignoreField(),
    }),
}

export type Reviews = z.infer<ReturnType<(typeof dataSchemas)['reviews']>>
export type Prices = z.infer<ReturnType<(typeof dataSchemas)['prices']>>
export type Team = z.infer<ReturnType<(typeof dataSchemas)['team']>>
/** The people of content/team.yaml; none without that file, or if it has mistakes. */
export const teamIn = (data: unknown): Team['items'] => (data as Team | undefined)?.items ?? []

type Testimonials = z.infer<ReturnType<(typeof dataSchemas)['testimonials']>>
export type Entry = z.infer<z.ZodObject<ReturnType<typeof entryShape>>>
export type Post = z.infer<z.ZodObject<ReturnType<Fields['post']>>>

/** The data files that `uses` of a template may name. Templates add their own by declaration merging. */
export interface Data {
  reviews: Reviews
  prices: Prices
  team: Team
  testimonials: Testimonials
}

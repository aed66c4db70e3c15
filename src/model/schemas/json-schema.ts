// JSON Schema of the files of a site, for editors, documentation and new files.
import type { Fields } from './fields.ts'

/** The part of JSON Schema draft-07 that zod writes here. */
export interface Json {
  readonly $schema?: string
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  /** The blocks that a new list of sections begins with. */
  readonly start?: readonly string[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Json
  readonly items?: Json | readonly Json[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  /** The field type, if `markedFields` made it. */
  readonly field?: Field
  readonly if?: Json
  readonly then?: Json
  readonly else?: Json
}

/** A field type that is only a text in JSON Schema; `collection` is that of the slug of a `ref`. */
export type Field = { readonly is: 'text' | 'href' | 'picture' } | { readonly is: 'ref'; readonly collection: string }

/** The fields, each with its type in its schema. */
export function markedFields(k: Fields): Fields {
  const marked: Fields = {
    text: (about) => k.text(about).meta({ field: { is: 'text' } satisfies Field }),
    href: (about) => k.href(about).meta({ field: { is: 'href' } satisfies Field }),
    picture: (about) => k.picture(about).meta({ field: { is: 'picture' } satisfies Field }),
    ref: (collection, about) => k.ref(collection, about).meta({ field: { is: 'ref', collection } satisfies Field }),
    question: () => k.question(),
    icon: (about) => k.icon(about),
    sections: (about) => k.sections(about, marked),
  }
  return marked
}

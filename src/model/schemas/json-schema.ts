// JSON Schema of the files of a site, for editors, documentation and new files.
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
  /** The field type, if JSON Schema knows it only as a text. */
  readonly field?: Field
  readonly if?: Json
  readonly then?: Json
  readonly else?: Json
}

/** A field type that is only a text in JSON Schema; `collection` is that of the slug of a `ref`. */
export type Field = { readonly is: 'text' | 'href' | 'picture' } | { readonly is: 'ref'; readonly collection: string }

// Schema of `contact:` of site.yaml: the contact page, the fields of its form, and where the form is delivered.
import { z } from 'zod'
import { choice, type Fields, group, issueOf, list, plain, refusing, slugField, webAddress } from './fields.ts'

/** The types of fields: those of an input, and the two that are elements of their own. */
const TYPES = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'time',
  'select',
  'radio',
  'checkbox',
  'textarea',
  'file',
] as const

/** The types with a least and a greatest value, and an example of one. */
const BOUNDS: Partial<Record<(typeof TYPES)[number], readonly [form: RegExp, example: string]>> = {
  number: [/^-?\d+(?:\.\d+)?$/, '1'],
  date: [/^(?:today|\d{4}-\d\d-\d\d)$/, 'today, or 2026-12-01'],
  time: [/^(?:[01]\d|2[0-3]):[0-5]\d$/, '"09:00"'],
}

/** Names of fields that a delivery adds, and of properties of a form, which a field of that name would hide. */
const TAKEN = new Set(['website', 'form-name', 'redirect', 'token', 'enctype', 'method', 'reset'])

const choices = (k: Fields) =>
  list(
    'what a select or radio buttons offer',
    z.strictObject({
      name: k.text('what visitors read'),
      value: plain('what is sent; the name when left out').optional(),
    }),
  ).min(1)

const bound = (about: string) => z.union([z.number(), z.string()]).meta({ description: about })

const field = (k: Fields) =>
  refusing(
    z.strictObject({
      name: slugField('what the value is called where it arrives, like email'),
      label: k.text('the words above it; a star is added to those that are required'),
      type: choice('what it asks for', TYPES).default('text'),
      required: z.boolean().default(false).meta({ description: 'whether the form is sent only with it' }),
      help: k.text('a line below the label: what to write there, or why it is asked').optional(),
      min: bound('the least number, the first date or time; today is the day of the visit').optional(),
      max: bound('the greatest number, the last date or time').optional(),
      options: choices(k).optional(),
      optionsFrom: k.collection('instead of options: the names of the pages of a folder, like services').optional(),
    }),
    ({ name, type, options, optionsFrom, ...bounds }) => {
      const choicesKey = options ? 'options' : optionsFrom && 'optionsFrom'
      const hasChoices = type === 'select' || type === 'radio'
      const [form, example = ''] = BOUNDS[type] ?? []
      return [
        TAKEN.has(name) && issueOf(`"${name}" is a name that the form itself needs`, 'choose another one', ['name']),
        hasChoices &&
          !choicesKey &&
          issueOf(`is a ${type} without options`, 'add options: [{ name: … }], or optionsFrom: services', ['type']),
        !hasChoices &&
          choicesKey &&
          issueOf(`is only for a select or radio, not for ${type}`, 'write type: select', [choicesKey]),
        ...(['min', 'max'] as const).map((key) => {
          const value = bounds[key]
          if (value === undefined || form?.test(String(value))) return undefined
          return form
            ? issueOf(`"${value}" is no ${type}`, `write ${key}: ${example}`, [key])
            : issueOf(`is only for ${Object.keys(BOUNDS).join(', ')}, not for ${type}`, 'delete it', [key])
        }),
        options && optionsFrom && issueOf('has no effect beside options', 'delete one of the two', ['optionsFrom']),
      ]
    },
  )

/** `contact:` of site.yaml. */
export const contactField = (k: Fields) =>
  refusing(
    group('the contact form', {
      page: k.href('the contact page'),
      delivery: choice('what the form does: demo sends nothing', ['demo', 'post', 'netlify', 'mailto']).default('demo'),
      endpoint: webAddress('where "post" sends to').optional(),
      form: list('the fields of the form; left out, it asks for a name, a way to answer and a message', field(k))
        .min(1)
        .optional(),
      booking: webAddress('where a visitor books a time; search engines show it as an action').optional(),
      thanks: k
        .href('the page after a form sent without script, which hosted services are told too')
        .refine((href) => href.startsWith('/'), {
          message: 'is not a page of this site',
          params: { help: 'write its path, like /thanks' },
        })
        .optional(),
    }),
    ({ delivery, form = [] }) =>
      form.flatMap(({ name, type }, i) => [
        form.findIndex((other) => other.name === name) < i &&
          issueOf(`"${name}" is the name of two fields`, 'give one of them another name', ['form', i, 'name']),
        type === 'file' &&
          (delivery === 'mailto' || delivery === 'demo') &&
          issueOf(`a file cannot be sent by ${delivery}`, 'write delivery: post or netlify', ['form', i, 'type']),
      ]),
  )

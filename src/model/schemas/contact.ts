// Schema of `contact:` of site.yaml: the contact page, the fields of its form, and where the form is delivered.
import { z } from 'zod'
import { choice, type Fields, group, issueOf, list, plain, refusing, slugField, webAddress } from './fields.ts'

/** The types of fields: those of an input, and the two that are elements of their own. */
const TYPES = ['text', 'email', 'tel', 'date', 'select', 'textarea', 'file'] as const

/** Names of fields that a delivery adds, and of properties of a form, which a field of that name would hide. */
const TAKEN = new Set(['website', 'form-name', 'redirect', 'token', 'enctype', 'method', 'reset'])

const choices = (k: Fields) =>
  list(
    'what a select offers',
    z.strictObject({
      name: k.text('what visitors read'),
      value: plain('what is sent; the name when left out').optional(),
    }),
  ).min(1)

const field = (k: Fields) =>
  refusing(
    z.strictObject({
      name: slugField('what the value is called where it arrives, like email'),
      label: k.text('the words above it; a star is added to those that are required'),
      type: choice('what it asks for', TYPES).default('text'),
      required: z.boolean().default(false).meta({ description: 'whether the form is sent only with it' }),
      options: choices(k).optional(),
      optionsFrom: k.collection('instead of options: the names of the pages of a folder, like services').optional(),
    }),
    ({ name, type, options, optionsFrom }) => {
      const given = options ? 'options' : optionsFrom && 'optionsFrom'
      return [
        TAKEN.has(name) && issueOf(`"${name}" is a name that the form itself needs`, 'choose another one', ['name']),
        type === 'select' &&
          !given &&
          issueOf('is a select without options', 'add options: [{ name: … }], or optionsFrom: services', ['type']),
        type !== 'select' && given && issueOf(`is only for a select, not for ${type}`, 'write type: select', [given]),
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

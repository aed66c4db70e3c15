// Data files whose names the engine knows, in shapes of the site's own: no rule may take the engine's shape for granted.
import { expect, test } from 'vitest'
import { check, folder } from './checked.ts'

const data = (shape: string) =>
  `import { z } from 'zod'\nimport { defineData } from '#site'\n\nexport default defineData(() => ${shape})\n`

test('prices, reviews and testimonials may have any shape', async () => {
  const root = folder({
    'templates/data/prices.ts': data(
      'z.array(z.strictObject({ title: z.string(), rows: z.array(z.strictObject({ name: z.string(), price: z.string() })) }))',
    ),
    'content/prices.yaml': '- title: Wheels\n  rows: [{ name: Truing, price: £18 }]\n',
    'templates/data/reviews.ts': data('z.strictObject({ ignore: z.string(), all: z.array(z.string().nullable()) })'),
    'content/reviews.yaml': 'ignore: none\nall: [Good., null]\n',
    'templates/data/testimonials.ts': data('z.strictObject({ ignore: z.array(z.string()) })'),
    'content/testimonials.yaml': 'ignore: [Fair.]\n',
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Call the workshop, description: Where we are and when. }\n' +
      'text: Truing a wheel costs £18, plus VAT of £19.\n',
  })
  const { code, err } = await check(root)
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "● content/pages/contact.yaml:3:28 fact/claim-undeclared
      2 numbers in the texts are neither claims nor confirmed
        3 | text: Truing a wheel costs £18, plus VAT of £19.
          |                            ^
      help: look through them: npx site check --accept-facts prints them and writes content/facts.lock

    1 note
    ",
    }
  `)
})

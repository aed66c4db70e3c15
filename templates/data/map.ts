// content/map.yaml: the site's own map of its areas, as shapes that link to their pages.

import { z } from 'zod'
import { defineData } from '#site'

const schema = defineData((k) =>
  z.strictObject({
    viewBox: z
      .string()
      .regex(/^\d+ \d+ \d+ \d+$/)
      .meta({ description: 'size of the drawing' }),
    sea: z.string().meta({ description: 'path of the sea' }),
    areas: z
      .array(
        z.strictObject({
          area: k.ref('areas', 'the area'),
          shape: z
            .string()
            .regex(/^-?\d+,-?\d+( -?\d+,-?\d+)+$/, 'write the corners as x,y x,y x,y')
            .meta({ description: 'corners of the polygon' }),
          label: z.tuple([z.number(), z.number()]).meta({ description: 'middle of the name' }),
        }),
      )
      .meta({ description: 'the areas of the map' }),
  }),
)

export default schema

declare module '#site' {
  interface Data {
    map: z.infer<ReturnType<typeof schema>>
  }
}

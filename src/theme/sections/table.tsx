// A table: what belongs to a thing in columns, like sizes, courses or opening times of a season.
import { z } from 'zod'
import { defineSection, Prose } from '#site'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section').optional(),
    columns: z
      .array(k.text('heading of a column'))
      .min(1)
      .optional()
      .meta({ description: 'the headings of the columns' }),
    rows: z
      .array(z.array(k.text('a cell')).min(1).meta({ description: 'the cells of the row; the first names it' }))
      .min(1)
      .meta({ description: 'the rows' }),
    note: k.text('a sentence below it').optional(),
  }),
  draw: (_, { id, heading, columns, rows, note }) => (
    <Section heading={heading} id={id}>
      <div className="table">
        <table>
          {columns && (
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    <Prose text={name} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Prose text={name} />
                </th>
                {cells.map((cell, i) => (
                  <td key={`${i} ${cell}`}>
                    <Prose text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className="note mt-4">{note}</p>}
    </Section>
  ),
})

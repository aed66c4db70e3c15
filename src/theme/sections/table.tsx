// A table: what belongs to a thing in columns, like sizes, courses or opening times of a season.
import { z } from 'zod'
import { defineSection, Prose } from '#site'
import { Amount } from '#theme/blocks/amount.tsx'
import { Section } from '#theme/blocks/section.tsx'

/** A number with at most a word before and behind it, and the tag of its source. */
const FIGURE = /^(?:\p{L}+\s)?\P{L}{1,12}\p{L}{0,8}\p{Co}*$/u

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
  draw(_, { id, heading, columns, rows, note }) {
    const isFigures = rows.every(([, ...cells]) => cells.every((cell) => FIGURE.test(cell)))
    return (
      <Section heading={heading} id={id} beside={isFigures && rows.every((cells) => cells.length < 5)}>
        <div className="overflow-x-auto [overflow-wrap:normal] [&_:is(th,td):not(:last-child)]:pe-6">
          <table className={isFigures ? 'figures' : 'cells'}>
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
                    <td key={`${i} ${cell}`}>{isFigures ? <Amount text={cell} /> : <Prose text={cell} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {note !== undefined && <p className="note mt-4">{note}</p>}
      </Section>
    )
  },
})

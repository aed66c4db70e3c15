// Steps or reasons: a numbered or plain list of points with a title and a text.
import { Prose } from '#site'

type Props = {
  items: readonly { title: string; text: string }[]
  numbered?: boolean
}

export function Points({ items, numbered }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'points steps' : 'points'}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </List>
  )
}

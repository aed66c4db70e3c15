// A link that is only an icon, and the tooltip that says in words where it leads.
import { Enhanced } from '#site'
import Icon from '#theme/illustrations/icon.tsx'

type Props = { id: string; href: string; label: string; tip: string; icon: string }

/** The tooltip describes the link only where it says more than the link's name: else it would be read twice. */
export function Tip({ id, href, label, tip, icon }: Props) {
  return (
    <Enhanced name="tip" on="intent">
      <span className="tip">
        <a href={href} aria-label={label} aria-describedby={tip === label ? undefined : `${id}-tip`}>
          <Icon name={icon} />
        </a>
        <span id={`${id}-tip`} role="tooltip" data-open="false">
          {tip}
        </span>
      </span>
    </Enhanced>
  )
}

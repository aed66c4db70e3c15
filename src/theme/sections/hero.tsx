// The top of a page: its h1, a sentence, the buttons and a photo; below it hours and address.
import { type AnyView, defineSection } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import Icon from '#theme/illustrations/icon.tsx'
import { heroFields } from '#theme/shapes.ts'

export default defineSection({
  content: heroFields,
  draw: (view, section) => (
    <>
      <Hero view={view} hero={section} />
      <Facts view={view} />
    </>
  ),
})

/** When the business is open, and where it is. */
function Facts({ view }: { view: AnyView }) {
  const { hoursShown, address } = view.site.business
  return (
    <div className="facts">
      <ul className="wrap">
        <li>
          <Icon name="clock" /> {hoursShown}
        </li>
        <li>
          <Icon name="pin" /> {address.shown}
        </li>
      </ul>
    </div>
  )
}

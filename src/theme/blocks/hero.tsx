// The top of a page: breadcrumbs, the promise, the buttons, up to three facts and the credentials, next to a picture.
import type { ReactNode } from 'react'
import { type AnyView, Picture, Prose } from '#site'
import { Top } from '#theme/blocks/top.tsx'
import { heroPicture } from '#theme/illustrations/hero-picture.tsx'
import Icon from '#theme/illustrations/icon.tsx'
import { Actions, credentialsOf } from '#theme/layout/contact.tsx'
import type { Hero as Words } from '#theme/shapes.ts'

type Props = {
  view: AnyView
  hero: Words & { id?: string | undefined }
  /** Whether the name of the service and its price stand with the heading. */
  about?: boolean
  /** Beside the call button, instead of the link to the contact page. */
  second?: { name: string; href: string }
  /** Next to the words, instead of the photo or the drawing that the page names. */
  picture?: ReactNode
  /** The form of the top; without it, the words are next to the picture. */
  layout?: 'words' | 'split' | 'photo' | undefined
  /** The picture is for wide screens alone: telephones come to the content sooner. */
  wide?: boolean
}

export function Hero({ view, hero, about = true, second, picture, layout = 'split', wide }: Props) {
  const { sections = [] } = view.entry as { sections?: readonly { block: string }[] }
  const first = sections.find(({ block }) => block === 'hero') ?? hero
  const drawing = drawingOf({ view, hero, picture, layout })
  const credentials = credentialsOf(view)
  return (
    <section className={layout === 'split' ? 'hero' : `hero layout-${layout}`} id={hero.id}>
      <div className={drawing ? 'wrap grid items-center gap-8 md:grid-cols-2' : 'wrap'}>
        <div>
          <Top view={view} words={hero} about={about} isFirst={hero === first} />
          <Actions view={view} second={hero.link ?? second} />
          {hero.facts && (
            <ul className={drawing ? 'facts grid' : 'facts'}>
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
                  <Prose as="span" text={fact} />
                </li>
              ))}
            </ul>
          )}
          {credentials !== '' && <p className="note mt-4">{credentials}</p>}
        </div>
        {drawing && <div className={wide ? 'hero-art max-md:hidden' : 'hero-art'}>{drawing}</div>}
      </div>
    </section>
  )
}

function drawingOf({ view, hero, picture, layout }: Props) {
  if (layout === 'words') return undefined
  if (layout !== 'photo' || !hero.photo) return picture ?? heroPicture(hero, view.entry.icon)
  return <Picture name={hero.photo.file} alt={hero.photo.alt} sizes="(min-width: 48rem) 50vw, 100vw" eager />
}

// Shows a part of another site, such as a calendar for bookings or a video. It is fetched when a visitor asks for it.
import { z } from 'zod'
import { defineSection, Enhanced, Picture } from '#site'
import { Section } from '#theme/blocks/section.tsx'
import { photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    src: k.frame('the address of the frame; its host is declared under embeds: in site.yaml'),
    button: k.text('the button that fetches it, like "Show the calendar"'),
    photo: photo(k).optional(),
    video: z
      .strictObject({
        title: k.text('what the video is called'),
        date: k.day('the day it was published, like 2026-11-03'),
      })
      .optional()
      .meta({ description: 'that it is a video: search engines show it as one, with the photo' }),
  }),
  node({ id, src, photo, video, heading }, { url }) {
    if (!video) return undefined
    return {
      '@type': 'VideoObject',
      '@id': id && url,
      name: video.title,
      description: heading,
      thumbnailUrl: { $picture: photo?.file },
      uploadDate: video.date,
      embedUrl: src,
    }
  },
  draw(view, { id, heading, src, button, photo, video }) {
    const declared = Object.values(view.site.embeds).find(({ host }) => src.startsWith(`${host}/`))
    return (
      <Section heading={heading} id={id}>
        <Enhanced
          name="embed"
          on="intent"
          className={photo ? 'fetched grid place-items-center max-md:[&_img]:aspect-square' : 'fetched'}
        >
          {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 72rem) 71rem, 100vw" />}
          <div className={photo ? 'box z-1 m-4 max-w-[26rem] text-center [&>.actions]:justify-center' : undefined}>
            <p className="actions">
              <a className="button-line" href={src} rel="noopener">
                {video && (
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path fill="currentcolor" d="M7 5v14l12-7z" />
                  </svg>
                )}
                {button}
              </a>
            </p>
            {declared && <p className="note mt-2">{declared.why}</p>}
          </div>
          {/* Without src nothing is fetched. The check compares data-src with the policy. */}
          <iframe title={video?.title ?? heading} data-src={src} referrerPolicy="strict-origin-when-cross-origin" />
        </Enhanced>
      </Section>
    )
  },
})

// Which addresses a frame cannot show, and what to write instead.
import { expect, test } from 'vitest'
import { frameFault } from '../../../src/model/frame-address.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?app=m&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/playlist?list=PL12', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL12'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://www.google.co.uk/maps/place/1+High+Street/@53.9,-1.69,17z/data=!3m1',
    'https://www.google.com/maps?q=1+High+Street&output=embed',
  ],
  ['https://www.instagram.com/p/CxYz1/?img_index=1', 'https://www.instagram.com/p/CxYz1/embed'],
  ['https://www.tiktok.com/@wheels/video/7301', 'https://www.tiktok.com/embed/v2/7301'],
])('%s is refused, with the address that works', (href, framed) => {
  expect(frameFault(href)?.help).toBe(`write ${framed}`)
  expect(frameFault(framed)).toBeUndefined()
})

test.each([
  'https://maps.app.goo.gl/AbC123',
  'https://goo.gl/maps/AbC123',
  'https://www.google.com/maps/@53.9,-1.69,17z',
  'https://www.openstreetmap.org/#map=16/53.9/-1.69',
  'https://www.youtube.com/@wheels',
  'https://www.facebook.com/wheels',
  'https://www.instagram.com/wheels/',
  'https://x.com/wheels',
  'https://www.linkedin.com/company/wheels',
])('%s is refused, with what to do', (href) => {
  expect(frameFault(href)?.help).toMatch(/Share|link to it|id of a video/)
})

test.each([
  'https://calendly.com/wheels/visit',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.com/maps/d/embed?mid=1x',
  'https://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fwheels',
  'https://netflix.com/title',
])('%s can be shown', (href) => {
  expect(frameFault(href)).toBeUndefined()
})

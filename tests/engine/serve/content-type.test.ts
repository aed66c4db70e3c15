// Dev and preview send every file with the type that a browser needs to show it.
import { expect, test } from 'vitest'
import { contentType } from '../../../src/serve/answer.ts'

test.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/assets/start-1a2b3c.js', 'text/javascript; charset=utf-8'],
  ['/assets/late-1a2b3c.css', 'text/css; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/photo.avif', 'image/avif'],
  ['/fonts/a.woff2', 'font/woff2'],
  ['/fonts/a.ttf', 'font/ttf'],
  ['/PRICES.PDF', 'application/pdf'],
  ['/tour.mp4', 'video/mp4'],
  ['/prices.csv', 'text/csv; charset=utf-8'],
  ['/contract.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['/all.zip', 'application/zip'],
  ['/us.vcf', 'text/x-vcard; charset=utf-8'],
  ['/.well-known/unknown', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => expect(contentType(path)).toBe(type))

// A site laid aside in public/, and folders that only sound like one.
import { badFile, type Kinds, published } from '../kinds.ts'

const PAGE = '<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><title>Αποφράξεις</title></head></html>'
const WORDPRESS = PAGE.replace('<title>', '<meta name="generator" content="WordPress 6.2" /><title>')
const copy = (file: string, folder: string, text = PAGE) =>
  badFile('sec/foreign-file', file, `${folder}/ is published with`, text)

export default {
  'a whole site laid aside in public/': {
    faults: [
      copy('old/index.html', 'old'),
      copy('backup/contact.html', 'backup'),
      copy('new/index.html', 'new'),
      copy('wp/index.html', 'wp'),
      copy('site-old/index.html', 'site-old'),
      copy('site.bak/logo.png', 'site.bak'),
      copy('images_old/van.jpg', 'images_old'),
      copy('2019/index.html', '2019'),
      copy('palio-site/epikoinonia.html', 'palio-site'),
      copy('παλιά/index.html', 'παλιά'),
      copy('about/us/index.html', 'about', WORDPRESS),
      badFile('sec/foreign-file', 'home-page.html', 'looks like a page of another system', WORDPRESS),
    ],
    harmless: [
      published('images/old-town/map.jpg'),
      published('gold/ring.jpg'),
      published('backup-generators/leaflet.pdf'),
      published('old/pump.jpg'),
      published('archive/2019-report.pdf'),
      published('2024/newsletter.pdf'),
      published('news/2024/list.pdf'),
      published('palio-faliro/odigies.html', PAGE),
      published('tour/index.html', PAGE),
    ],
  },
} satisfies Kinds

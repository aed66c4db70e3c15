// The YAML of the site -> what the browser tests compare its pages with.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { repository } from '../helpers/command.ts'

const yaml = (file: string) => parse(readFileSync(`${repository}${file}`, 'utf8'), { logLevel: 'silent' })

type Link = { name: string; href: string }
type Item = Link & { subItems?: Item[] }
type Groups = Record<string, Record<string, string>>

/** The words of the theme, and those of the site instead of them. */
const own = yaml('content/labels.yaml') as Groups
const labels = Object.fromEntries(
  Object.entries(yaml('src/theme/labels.el.yaml') as Groups).map(([group, words]) => [
    group,
    { ...words, ...own[group] },
  ]),
) as Record<'layout' | 'reviews' | 'form', Record<string, string>>

const site = yaml('site.yaml')

export const content = {
  menu: site.navigation.main as Item[],
  contact: site.contact as { form: { name: string; label: string }[] },
  labels,
  reviews: yaml('content/reviews.yaml').items as {
    id: string
    name: string
    rating: number
    text: string
    date: string
  }[],
}
export const services = content.menu.find((item) => item.subItems) as Item & { subItems: Item[] }
/** Addresses of the site that the islands are tried on; `plain` has no picture, which costs the browser half as much. */
export const places = { home: '/', plain: '/faq', form: '/epikoinwnia', lost: '/katastima/pou-den-yparxei' } as const

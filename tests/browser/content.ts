// The YAML of the site -> what the browser tests compare its pages with.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { repository } from '../helpers/command.ts'

const yaml = (file: string) => parse(readFileSync(`${repository}${file}`, 'utf8'), { logLevel: 'silent' })

type Link = { name: string; href: string }
type Item = Link & { subItems?: Item[] }
export const content = {
  menu: yaml('site.yaml').navigation.main as Item[],
  labels: yaml('content/labels.yaml') as Record<'layout' | 'reviews' | 'form', Record<string, string>>,
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

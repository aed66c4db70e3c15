// Every picture that YAML names is drawn: an unknown name would be shown as a drop of water.
import { defineRule } from '#site'
import { iconNames } from '../illustrations/icon-names.ts'

const isIcon = (name: string) => name === '' || iconNames.some((icon) => icon === name)
const help = `choose one of ${iconNames.join(', ')}`

export default defineRule({
  why: 'A card with the picture of something else is passed over by who looks for it.',
  level: 'error',
  fine: {},
  bad: {},

  needs: ['pages'],

  *site({ site, pages }) {
    for (const { icon, from } of pages.values())
      if (!isIcon(icon)) yield { text: `"${icon}" is no icon`, at: { file: from, path: ['icon'] }, help }
    for (const [i, { icon }] of (site.navigation.footer?.marks ?? []).entries())
      if (!isIcon(icon))
        yield {
          text: `"${icon}" is no icon`,
          at: { file: 'site.yaml', path: ['navigation', 'footer', 'marks', i, 'icon'] },
          help,
        }
  },
})

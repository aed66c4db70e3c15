// Every icon by name: one for each fixture of the house, and the signs of the interface. What `icon:` may say in YAML.

import { fixtures } from './fixtures.ts'

export const iconNames = [
  ...fixtures,
  'phone',
  'mail',
  'clock',
  'pin',
  'check',
  'chevron-down',
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'menu',
  'close',
  'star',
  'shield',
  'euro',
  'water',
  'external',
  'document',
  'home',
  'building',
  'restaurant',
  'clinic',
  'school',
  'hotel',
  'spray',
  'info',
] as const

export type IconName = (typeof iconNames)[number]

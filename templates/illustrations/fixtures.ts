// The things in the house that a page can light up. Content names one of these in its `fixture` field.

export const fixtures = [
  'sewer',
  'toilet',
  'camera',
  'bathtub',
  'kitchen-sink',
  'sink',
  'basin',
  'floor-drain',
  'manhole',
  'gutter',
  'balcony',
  'kitchen-stack',
  'toilet-stack',
  'downpipe',
  'maintenance',
  'leak',
  'plumbing',
  'pump',
  'disinfection',
] as const

export type Fixture = (typeof fixtures)[number]

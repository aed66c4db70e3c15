// The icons that `icon:` may name in YAML: the icons of the theme, one for each fixture of the house, and two of this trade.
import { outlines as common } from '#theme/illustrations/outlines.ts'

const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0'

/** Every icon by its name, as an outline in a box of 24 x 24. */
export const outlines = {
  ...common,
  sewer: `${circle}M3 13q3-2 6 0t6 0 6 0M7 17q2.5-2 5 0t5 0`,
  toilet: 'M5 3h4v8h11c0 4-2.5 6-6 6v4H8v-4.5q-3-1.5-3-5.5zM9 11H5',
  camera: 'M2 12h5M7 8h8v8H7zM15 10.5l3-2v7l-3-2M20.5 8.5L22 7.5M21 12h1.5M20.5 15.5l1.5 1',
  bathtub: 'M2 12h20M4 12v2a5 5 0 0 0 5 5h6a5 5 0 0 0 5-5v-2M7.5 19L7 21M16.5 19l.5 2M6 12V5.5a2.5 2.5 0 0 1 5 0',
  'kitchen-sink': 'M2 9h20v12H2zM6 9v4q0 2 2 2h6q2 0 2-2V9M11 15v6M19 9V5a2.5 2.5 0 0 0-5 0',
  sink: 'M3 5h18l-2 8H5zM10 13v4a2.5 2.5 0 0 0 5 0q0-1 1-1h2v5M12 5V2H8.5',
  basin: 'M3 10h18a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7M10 17l-1 5h6l-1-5M14 10V5.5a2 2 0 0 0-4 0',
  'floor-drain': 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M9 8h6M7 12h10M9 16h6',
  manhole: 'M3 6.5a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0M5 9v10q7 4.5 14 0V9M9 6.5h6M9.5 13.5h5M9.5 17h5',
  gutter: 'M2 3l8 5M10 8h12v1a6 5.5 0 0 1-12 0zM16 14.5V22M5 11v2M3 17v2M8 18v2',
  balcony: 'M2 15h20M4 15V6h16v9M9.3 6v9M14.7 6v9M12 18.5c-1.5 2-1 3 0 3s1.5-1 0-3',
  'kitchen-stack':
    'M3 2v20M7 2v20M11 3h11q-.5 4.5-5.5 4.5T11 3M16.5 7.5V10H7M11 13h11q-.5 4.5-5.5 4.5T11 13M16.5 17.5V20H7',
  'toilet-stack': 'M3 2v20M7 2v20M11 3h4v7h7c0 4-2 5.5-5.5 6V20H7M16.5 16h-2q-3.5-1.5-3.5-5V3',
  downpipe: 'M6 2h12l-3 5H9zM9 7v8a7 7 0 0 0 7 7h4v-6h-3a2 2 0 0 1-2-2V7M7 11h10',
  maintenance: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8.5 15.5l2.5 2.5 4.5-5',
  leak: 'M2 4h20M2 10h6l2.5-2.5L13 11l2-1h7M12 14c-3 4-3 7.5 0 7.5s3-3.5 0-7.5',
  plumbing: 'M3 9h9a6 6 0 0 1 6 6h-5q0-1-1-1H3zM9.5 9V5M6 5h7M15.5 18.5c-1.5 2-1 3 0 3s1.5-1 0-3',
  pump: 'M6 10h8v7H6zM10 10V6a3 3 0 0 1 3-3h6v4M19 10v1M2 20q2.5-2 5 0t5 0 5 0 5 0M6 13.5h8',
  disinfection:
    'M4 10h9v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8.5 10V5M6 5h5M13 14h2a2 2 0 0 0 2-2V8l2-2M19 2v0M22 4v0M22 8v0',
  spray: 'M8 10h6v0q3 2 3 5v7H5v-7q0-3 3-5zM8 10V7h5M8 7V3h7v4h-2M18 5v0M21 3v0M21 7v0',
  water: 'M12 3c-4 5-6.5 8-6.5 11.5a6.5 6.5 0 0 0 13 0C18.5 11 16 8 12 3M9 15a3 3 0 0 0 3 3',
}

export const iconNames = Object.keys(outlines) as (keyof typeof outlines)[]

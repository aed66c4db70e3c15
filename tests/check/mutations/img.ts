// Faults in pictures.
import type { Mutation } from '../mutate.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>'

export default [
  {
    name: 'a template writes the file name as alt',
    rule: 'img/alt',
    html: { path: '/company', find: '<img alt=""', by: '<img alt="house-480.svg"' },
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a picture is described by the word for picture',
    rule: 'img/alt',
    html: { path: '/company', find: '<img alt=""', by: '<img alt="Εικόνα"' },
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'the structured data names a picture that is not there',
    rule: 'link/broken',
    html: {
      path: '/services/plumbing',
      find: '"@type":"Service","@id"',
      by: '"@type":"Service","image":"https://apofraxeis-peiraia.example/foto.jpg","@id"',
    },
    at: { file: 'content/services/plumbing.yaml' },
  },
  {
    name: 'a template draws a picture without its size',
    rule: 'img/size',
    html: { path: '/company', find: 'width="480" height="400"', by: '' },
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a photo lies in public/ as the camera made it',
    rule: 'img/size',
    output: {
      'van.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><!--${'x'.repeat(600_000)}--></svg>`,
    },
    at: { file: 'public/van.svg' },
  },
  {
    name: 'a photo contains the place where it was taken',
    rule: 'img/metadata',
    output: {
      'van.jpg':
        'hex:ffd8ffe1003a45786966000049492a00080000000100258804000100000' +
        '01a0000000000000001000100020002000000004e00000000000000ffd9',
    },
    at: { file: 'public/van.jpg' },
  },
  ...['bell', 'brush', 'van'].map((name) => ({
    name: `no page shows ${name}.svg`,
    rule: 'img/unused',
    yaml: [{ file: `content/images/${name}.svg`, find: '', by: SVG }],
    alone: true as const,
    at: { file: `content/images/${name}.svg` },
  })),
] satisfies readonly Mutation[]

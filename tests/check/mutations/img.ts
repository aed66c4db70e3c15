// Faults in pictures.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a template writes the file name as alt',
    rule: 'img/alt',
    html: { path: '/company', find: '<img alt=""', by: '<img alt="house-480.svg"' },
    at: { file: 'templates/illustrations/hero-picture.tsx' },
  },
  {
    name: 'a picture is described by the word for picture',
    rule: 'img/alt',
    html: { path: '/company', find: '<img alt=""', by: '<img alt="Εικόνα"' },
    at: { file: 'templates/illustrations/hero-picture.tsx' },
  },
  {
    name: 'a template stretches a picture',
    rule: 'img/dimensions',
    html: { path: '/company', find: 'width="480" height="400"', by: 'width="480" height="300"' },
    at: { file: 'templates/illustrations/hero-picture.tsx' },
  },
  {
    name: 'the structured data names a picture that is not there',
    rule: 'img/missing-file',
    html: {
      path: '/services/plumbing',
      find: '"@type":"Service","@id"',
      by: '"@type":"Service","image":"https://apofraxeis-peiraia.example/foto.jpg","@id"',
    },
    at: { file: 'content/services/plumbing.yaml' },
  },
] satisfies readonly Mutation[]

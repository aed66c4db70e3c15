// Faults in pictures.
import { drawn, type Mutation, PICTURE } from '../mutate.ts'

export default [
  drawn(
    'img/alt',
    'a template writes the file name as alt',
    '/company',
    '<img alt=""',
    '<img alt="house-480.svg"',
    PICTURE,
  ),
  drawn(
    'img/alt',
    'a picture is described by the word for picture',
    '/company',
    '<img alt=""',
    '<img alt="Εικόνα"',
    PICTURE,
  ),
  drawn('img/alt', 'the number of a camera', '/company', '<img alt=""', '<img alt="IMG_0231"', PICTURE),
  drawn(
    'link/broken',
    'the structured data names a picture that is not there',
    '/services/plumbing',
    '"@type":"Service","@id"',
    '"@type":"Service","image":"https://apofraxeis-peiraia.example/foto.jpg","@id"',
    'content/services/plumbing.yaml',
  ),
  drawn(
    'img/size',
    'a template draws a picture without its size',
    '/services',
    'width="480" height="400"',
    '',
    PICTURE,
  ),
  {
    name: 'a photo lies in public/ as the camera made it',
    rule: 'img/size',
    output: {
      'van.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><!--${'x'.repeat(600_000)}--></svg>`,
    },
    at: { file: 'public/van.svg' },
  },
  ...[
    [
      'the Exif data of a photo',
      'van.jpg',
      '49492a00080000000100258804000100000' + '01a0000000000000001000100020002000000004e00000000000000ffd9',
    ],
    [
      'the Exif data of a screenshot, its bytes the other way round,',
      'map.png',
      '4d4d002a00000008000188250004000000010000001a000000000001000200050000000300000000',
    ],
    ['what an editor wrote', 'bridge.webp', Buffer.from('<x exif:GPSLatitude="37,58N"/>').toString('hex')],
  ].map(([what = '', file = '', bytes = '']) => ({
    name: `${what} contains the place where it was taken`,
    rule: 'sec/public-files',
    output: { [file]: `hex:ffd8ffe1003a457869660000${bytes}` },
    at: { file: `public/${file}` },
  })),
] satisfies readonly Mutation[]

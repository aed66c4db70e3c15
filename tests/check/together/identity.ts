// Numbers of the business in site.yaml that are not what they stand for.
import type { Table } from '../together.ts'

const site = (find: string, by: string) => [{ file: 'site.yaml', find, by }]
const at = (line: string) => ({ file: 'site.yaml', line })

export default {
  faults: [
    {
      name: 'two phones are one number',
      rule: 'contact/phones',
      yaml: site(
        'number: !placeholder "+302100000000"\n      shown: !placeholder 210 000 0000\n      label: Σταθερό',
        'number: !placeholder "+306900000000"\n      shown: !placeholder 690 000 0000\n      label: Κινητό',
      ),
      at: at('+306900000000'),
      says: 'are one number',
    },
    {
      name: 'two phones have one label',
      rule: 'contact/phones',
      at: at('label: Κινητό'),
      says: 'have one label',
    },
    {
      name: 'and so the landline of a text is a mobile',
      rule: 'contact/phone-kind',
      at: { file: 'content/areas/korydallos.yaml', line: '{phone.landline}' },
      says: 'called a landline',
    },
    {
      name: 'latitude and longitude are swapped',
      rule: 'identity/place',
      yaml: site('latitude: 37.94203\n    longitude: 23.64619', 'latitude: 23.64619\n    longitude: 37.94203'),
      at: at('latitude: 23.64619'),
      says: 'are swapped',
    },
    {
      name: 'the radius is in kilometres',
      rule: 'identity/place',
      yaml: site('radius: 50000', 'radius: 50'),
      at: at('radius: 50'),
      says: 'a radius of 50 metres',
    },
    {
      name: 'a digit of the tax number is missing',
      rule: 'identity/tax-number',
      yaml: site('vat: !placeholder "000000000"', 'vat: "09401424"'),
      at: at('09401424'),
      says: 'has not the form of GR, 9 digits',
    },
  ],
  harmless: [
    { name: 'a true tax number', yaml: site('vat: !placeholder "000000000"', 'vat: "EL 090000045"') },
    {
      name: 'another place in the country, another radius',
      yaml: site(
        'latitude: 37.94203\n    longitude: 23.64619\n    radius: 50000',
        'latitude: 35.3387\n    longitude: 25.1442\n    radius: 12000',
      ),
    },
  ],
} satisfies Table

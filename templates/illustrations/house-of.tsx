// The house with the fixture of a page lit: an entry's icon names it.
import Building from './building.tsx'
import { fixtures } from './fixtures.ts'

export function HouseOf({ icon }: { icon: string | undefined }) {
  return <Building lit={fixtures.find((fixture) => fixture === icon)} />
}

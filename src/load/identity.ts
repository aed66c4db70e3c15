// The legal identity of site.yaml -> what of it may be stated. Pure.
import type { Path } from '../model/content.ts'
import type { Site } from '../model/schemas/site.ts'

type Legal = Site['business']['legal']

/**
 * The identity without what is tagged `!placeholder`: where a made-up telephone is seen through, a made-up register
 * number states something false. `tagged` are the paths of site.yaml that have the tag.
 */
export function knownIdentity(legal: Legal, tagged: readonly Path[]): Legal {
  const known = (...path: Path) => {
    const whole = ['business', 'legal', ...path]
    return !tagged.some((tag) => tag.length <= whole.length && tag.every((key, i) => key === whole[i]))
  }
  if (!legal) return undefined
  const { credentials = [], ...numbers } = legal
  const stated = Object.entries(numbers).filter(([key]) => known(key))
  const proven = credentials.filter((_, i) => known('credentials', i, 'name') && known('credentials', i, 'value'))
  if (stated.length === 0 && proven.length === 0) return undefined
  return { ...Object.fromEntries(stated), ...(proven.length > 0 && { credentials: proven }) }
}

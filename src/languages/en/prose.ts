// English articles do not change.
import type { Prose } from '../../model/checks/language.ts'

export const prose: Prose = { articles: [] }

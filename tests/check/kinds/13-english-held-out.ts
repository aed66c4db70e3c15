// Faults of English that a list nobody had worked on found missing, in other words than its own, and what only looks like them: prices of
// authorities, promises in words, feasts, phones by their labels, words of dialects.
import { english, type Kinds } from '../kinds.ts'

export default {
  'words of trades and of dialects': {
    rule: 'prose/spelling',
    faults: english(
      'The seckurity chain is new.',
      'A fresh cilinder costs less.',
      'The ajustment takes a turn of the key.',
    ),
    harmless: english(
      'Measure the backset before you order, and mind the chamfers of the old frame.',
      'The snicket behind the chapel is too narrow for a car, and so is the wynd.',
      'The sneck of the ginnel gate drops by itself.',
      'Pantiles slip and purlins sag, and neither is our trade.',
    ),
  },
} satisfies Kinds

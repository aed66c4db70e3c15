// English: words of trades that no dictionary has and that sound like one it has, each by its beginning. Data.
import { phrases } from '../../../model/checks/language.ts'

export const trades = phrases(`
  backset, bitting, mortice, noggings, purlin, sarking, pantile, pugging, harling, parging, stoptap, pattress, patress,
  rodding, bistering, strimming, strimmed, chamfer, liggers, toplight`)

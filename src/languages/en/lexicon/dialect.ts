// English: what people of one part of the islands call a latch, a passage or the weather, and no dictionary has; each
// by its beginning. None is a slip for a common word: "stoory" is story more often than dusty. Data.
import { phrases } from '../../../model/checks/language.ts'

export const dialect = phrases(`
  sneck, ginnel, snicket, jitty, jitties, jennel, twitchel, wynds, vennel, mither, clemmed, clagged, chuffing, blether,
  neeps, clootie, dooking, peching, swither, spelk, cwtch, mizzling, mizzled, leats, adits, blarting, miskins, clough,
  carrs, lonning, shearling, hoggs, scunder, hallion, barms, kecks, oxters`)

// The highlights of each fixture: a soft tint below the lines (glow), then layers over them in the order given.
// `open` takes the cover off the manhole.
// Each run follows the water: from the fixture through its trap to the stack, the drain, the chamber and the sewer.

import type { Fixture } from '#theme/illustrations/fixtures.ts'
import * as house from '#theme/illustrations/house.ts'

export type Layer = 'flow' | 'jet' | 'water' | 'room' | 'lamp' | 'line'
export type Run = { glow?: string; over: [Layer, string][]; open?: true }

const onward = 'l28 2l22 20'
const toiletsDown = `V300${house.toChamber}${onward}`
const kitchensDown = `V308q0 8 10 9.8L386 331${onward}`
const drain = `M54 300${house.toChamber}${onward}`
const inSewer = 'M433 372q8-4 17 0t17 0a18 18 0 0 1-34 0'

const bathroom = 'M47 75h120v58H47z'
const bathroomBelow = 'M47 149h120v58H47z'
const utility = 'M47 223h120v58H47z'
const kitchen = 'M173 75h140v58H173z'
const kitchenBelow = 'M173 149h140v58H173z'
const hall = 'M173 223h140v58H173z'
const basement = 'M47 297h266v54H47z'
const chamber = 'M387 285h26v56h-26z'
const aroundGutter = 'M299 63a32 32 0 1 1 22 36v-36z'

export const runs: Record<Fixture, Run> = {
  sewer: {
    glow: chamber + house.sewer,
    over: [
      ['water', inSewer],
      ['flow', drain],
      ['line', house.sewer],
    ],
  },
  toilet: {
    glow: bathroom,
    over: [
      ['jet', 'M76 137v5L54 145'],
      ['flow', `M54 145${toiletsDown}`],
      ['water', 'M73 123h17q-2 6-8 6h-4q-4 0-5-6'],
      ['line', house.toilet],
    ],
  },
  camera: {
    open: true,
    glow: chamber,
    over: [
      ['room', 'M224 324a28 28 0 1 0 56 0a28 28 0 1 0-56 0'],
      ['lamp', 'M246 319l-18-6v22l18-6z'],
      [
        'line',
        [
          'M224 324a28 28 0 1 0 56 0a28 28 0 1 0-56 0M226 310h52M226 338h52M246 318h14v12h-14z',
          'M260 324h16L386 331h14V284q0-14 13-14h13',
          'M426 260a10 10 0 1 0 .1 0M420 284l6-14 6 14M350 284l2-4h30l2 4',
        ].join(''),
      ],
    ],
  },
  bathtub: {
    glow: bathroom,
    over: [
      ['jet', house.bathBranch],
      ['flow', `M54 145${toiletsDown}`],
      ['water', 'M107 120h54v2q0 9-8 9h-37q-9 0-9-9'],
      ['line', house.bathtub],
    ],
  },
  'kitchen-sink': {
    glow: kitchen,
    over: [
      ['jet', house.sinkTrap],
      ['flow', `M182 126${kitchensDown}`],
      ['water', 'M200 114h20v3q0 3-3 3h-14q-3 0-3-3'],
      ['line', house.kitchenSink],
    ],
  },
  sink: {
    glow: utility,
    over: [
      ['jet', 'M96 269v2a3.5 3.5 0 0 0 7 0v-2h5v19L54 293'],
      ['flow', `M54 293${toiletsDown}`],
      ['water', 'M83 258h26l-1 8h-24z'],
      ['line', house.laundry],
    ],
  },
  basin: {
    glow: bathroomBelow,
    over: [
      ['jet', `${house.basinBranch}L54 219`],
      ['flow', `M54 219${toiletsDown}`],
      ['water', 'M139 186h26c-1 6-6 9-13 9s-12-3-13-9'],
      ['line', house.basin],
    ],
  },
  'floor-drain': {
    glow: bathroomBelow,
    over: [
      ['jet', house.floorBranch],
      ['flow', `M54 219${toiletsDown}`],
      ['water', 'M96 207q6-5 12-2 10 3 20 0 8-3 12 2zM112 209h14v5q0 3-3 3h-8q-3 0-3-3'],
      ['line', house.floorDrain],
    ],
  },
  manhole: {
    open: true,
    glow: chamber,
    over: [
      ['water', 'M386 312q7-4 14 0t14 0v30h-28z'],
      ['flow', `M192 318L386 331${onward}`],
      ['line', `${house.chamber}M384 283l28-17 4 2-28 17`],
    ],
  },
  gutter: {
    glow: aroundGutter,
    over: [
      ['jet', 'M317 44l-3 8M331 38l-3 8M345 44l-3 8'],
      ['flow', house.downpipe],
      ['water', 'M322 66h16a8 8 0 0 1-16 0'],
      ['line', house.gutter],
    ],
  },
  balcony: {
    glow: 'M322 110h44v24h-44z',
    over: [
      ['flow', `${house.balconyBranch}V272q0 8 9 8`],
      ['water', 'M332 133q6-4 14-3t12-1 8 4z'],
      ['line', 'M320 134h48v6h-48z'],
    ],
  },
  'kitchen-stack': {
    glow: kitchen + kitchenBelow,
    over: [
      ['jet', house.sinkTrap + house.sinkTrapBelow],
      ['flow', `M182 54${kitchensDown}`],
      ['line', house.kitchenSink + house.kitchenSinkBelow],
    ],
  },
  'toilet-stack': {
    glow: bathroom + bathroomBelow,
    over: [
      ['jet', 'M76 137v5L54 145M76 211v5L54 219'],
      ['flow', `M54 54${toiletsDown}`],
      ['line', house.toilet + house.toiletBelow],
    ],
  },
  downpipe: {
    over: [
      ['flow', house.downpipe],
      ['water', 'M322 66h16a8 8 0 0 1-16 0M339 277q9 0 13 6h-13z'],
      ['line', `${house.gutter}M324 96h12M324 160h12M324 240h12`],
    ],
  },
  maintenance: {
    glow: chamber + house.sewer,
    over: [
      ['water', inSewer],
      ['flow', `M54 54${toiletsDown}M182 54V308q0 8 10 9.8`],
      ['room', 'M400 246a14 14 0 1 0 .1 0'],
      ['line', 'M400 246a14 14 0 1 0 .1 0M394 260l4 5 8-9'],
    ],
  },
  leak: {
    glow: bathroomBelow,
    over: [
      ['jet', house.bathBranch],
      [
        'water',
        'M84 148c4 6 9 3 13 8s7 4 11 0 8-3 14-8zM102 163c-6 8-4 10 0 10s6-2 0-10M102 180c-6 8-4 10 0 10s6-2 0-10',
      ],
      ['line', 'M94 196h15l-2 12h-11z'],
    ],
  },
  plumbing: {
    over: [
      ['jet', 'M370 289H170V98M170 105h-9M226 98h-56M158 172h12M226 172h-56M170 246h-80'],
      [
        'line',
        [
          'M364 284h16v10h-16zM161 115v-10q0-4-4-4t-4 4M158 182v-6q0-4-4-4t-4 4',
          'M226 110v-8q0-4-4-4t-4 4M226 184v-8q0-4-4-4t-4 4M96 254v-8h-6',
        ].join(''),
      ],
    ],
  },
  pump: {
    glow: basement,
    over: [
      ['water', 'M46 338q17-4 34 0t34 0 34 0 34 0 34 0 34 0 34 0 30 0v14h-268z'],
      ['flow', `M120 326v-20q0-4 4-4t4 4v8L386 331${onward}`],
      ['room', 'M110 326h20v26h-20z'],
      ['line', 'M110 326h20v26h-20zM114 344h12M114 348h12'],
    ],
  },
  disinfection: {
    glow: bathroom + bathroomBelow + utility + kitchen + kitchenBelow + hall,
    over: [
      [
        'water',
        [
          'M336 256a2 2 0 1 0 .1 0M322 252a2 2 0 1 0 .1 0M324 262a2 2 0 1 0 .1 0M310 258a2 2 0 1 0 .1 0',
          'M308 246a2 2 0 1 0 .1 0M298 254a2 2 0 1 0 .1 0M310 268a2 2 0 1 0 .1 0',
        ].join(''),
      ],
      ['line', 'M362 242a5 5 0 1 0 .1 0M362 252v16l-5 16M362 268l6 16M362 257l-10 7-8-4M366 254h6v13h-6z'],
    ],
  },
}

/** Where a press on the house means a fixture: its side of the room, its pipe or its shaft. */
export const places: Partial<Record<Fixture, string>> = {
  toilet: 'M46 74h54v60H46z',
  bathtub: 'M100 74h68v60h-68z',
  'kitchen-sink': 'M172 74h142v134H132v-60h40z',
  'floor-drain': 'M46 148h86v60H46z',
  manhole: 'M370 264h56v86h-56z',
  'toilet-stack': 'M46 30h16v270H46zM174 30h16v270h-16z',
  gutter: 'M306 40h52v56h-14v180h-24V96h-14z',
  sewer: 'M46 296h268v56H46zM426 340h54v60h-54z',
}

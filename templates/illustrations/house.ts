// Parts of the house that a page can light: the same lines as in content/images/house.svg, on a sheet of 480 x 400.
// Floors are at y 134, 208 and 282 and the street at 284; the toilet stack runs at x 54, the kitchen stack at x 182.
// Waste falls towards the stacks and every fixture has its trap, so that a plumber would sign it.

export const chamber = 'M386 284h28v58h-28z'
export const sewer = 'M432 366a18 18 0 1 0 36 0a18 18 0 1 0-36 0'
export const toilet = 'M62 104h9v16h20c0 7-4 10-9 10v4h-13v-5q-6-2-7-9z'
export const toiletBelow = 'M62 178h9v16h20c0 7-4 10-9 10v4h-13v-5q-6-2-7-9z'
export const bathtub = 'M104 115h60M107 115v7q0 9 9 9h37q8 0 8-9v-7M114 131v3M154 131v3M161 115v-10q0-4-4-4t-4 4'
export const basin = 'M138 182h28c0 9-6 13-14 13s-14-4-14-13M158 182v-6q0-4-4-4t-4 4'
export const floorDrain = 'M108 208h20M111 208v7q0 3 3 3h8q3 0 3-3v-7'
export const laundry = 'M82 254h28l-2 12h-24zM86 266v16M106 266v16M96 254v-8h-6'
export const kitchenSink = 'M190 110h50v24h-50zM200 110v7q0 3 3 3h14q3 0 3-3v-7M226 110v-8q0-4-4-4t-4 4'
export const kitchenSinkBelow = 'M190 184h50v24h-50zM200 184v7q0 3 3 3h14q3 0 3-3v-7M226 184v-8q0-4-4-4t-4 4'
export const gutter = 'M320 62h2v4a8 8 0 0 0 16 0v-4'
export const toChamber = 'q0 8 9 8.6L386 331'
export const bathBranch = 'M116 134v5a4 4 0 0 1-8 0L54 145'
export const basinBranch = 'M152 198v1a3 3 0 0 0 6 0q0-3 4-3t4 3v13L128 213'
export const floorBranch = 'M108 213L54 219'
export const sinkTrap = 'M210 123v2a3.5 3.5 0 0 1-7 0v-2L182 126'
export const sinkTrapBelow = 'M210 197v2a3.5 3.5 0 0 1-7 0v-2L182 200'
export const balconyBranch = 'M353 137v5L330 148'
export const downpipe = 'M330 77V272q0 8 9 8'

// The house as it was built: every wall, fixture and pipe of the section, as SVG path data on a sheet of 480 x 400.
// Floors stand at y 134, 208 and 282 and the street at 284; the toilet stack runs at x 54, the kitchen stack at x 182.
// Waste falls towards the stacks and every fixture has its trap, so that a plumber would sign it.

// Earth, masonry and air.
export const earth = 'M0 284h480v100a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z'
export const walls = 'M40 56h6v8h274v294H40zM320 134h48v6h-48zM320 208h48v6h-48z'
export const bathroom = 'M46 74h122v60H46z'
export const bathroomBelow = 'M46 148h122v60H46z'
export const utility = 'M46 222h122v60H46z'
export const kitchen = 'M172 74h142v60H172z'
export const kitchenBelow = 'M172 148h142v60H172z'
export const hall = 'M172 222h142v60H172z'
export const basement = 'M46 296h268v56H46z'
export const chamber = 'M386 284h28v58h-28z'
export const sewer = 'M432 366a18 18 0 1 0 36 0a18 18 0 1 0-36 0'
export const rooms = `${bathroom}${bathroomBelow}${utility}${kitchen}${kitchenBelow}${hall}${basement}M314 92h6v42h-6zM314 166h6v42h-6zM314 240h6v42h-6z${chamber}${sewer}`

// Fixtures, seen from the side.
export const toilet = 'M62 104h9v16h20c0 7-4 10-9 10v4h-13v-5q-6-2-7-9z'
export const toiletBelow = 'M62 178h9v16h20c0 7-4 10-9 10v4h-13v-5q-6-2-7-9z'
export const bathtub = 'M104 115h60M107 115v7q0 9 9 9h37q8 0 8-9v-7M114 131v3M154 131v3M161 115v-10q0-4-4-4t-4 4'
export const basin = 'M138 182h28c0 9-6 13-14 13s-14-4-14-13M158 182v-6q0-4-4-4t-4 4'
export const floorDrain = 'M108 208h20M111 208v7q0 3 3 3h8q3 0 3-3v-7'
export const laundry = 'M82 254h28l-2 12h-24zM86 266v16M106 266v16M96 254v-8h-6'
export const washer = 'M126 252h28v30h-28zM132 268a8 8 0 1 0 16 0a8 8 0 1 0-16 0'
export const kitchenSink = 'M190 110h50v24h-50zM200 110v7q0 3 3 3h14q3 0 3-3v-7M226 110v-8q0-4-4-4t-4 4'
export const kitchenSinkBelow = 'M190 184h50v24h-50zM200 184v7q0 3 3 3h14q3 0 3-3v-7M226 184v-8q0-4-4-4t-4 4'
export const gutter = 'M320 62h2v4a8 8 0 0 0 16 0v-4'
export const cover = 'M382 284l2-4h32l2 4'
export const street = 'M0 284h40M320 284h160'
export const fixtures = `${toilet}${toiletBelow}${bathtub}${basin}${floorDrain}${laundry}${washer}${kitchenSink}${kitchenSinkBelow}${gutter}`

// What makes it a home: railings and plants, fridge, table, stairs, the solar boiler and the aerial on the roof, an orange tree.
export const rails = 'M320 110h46v24M341 110v24M349 110v24M357 110v24M320 184h46v24M341 184v24M349 184v24M357 184v24'
export const furniture =
  'M246 88h18v46h-18zM246 104h18M274 116h26M278 116v18M296 116v18M284 74v12M246 162h18v46h-18zM246 178h18M274 190h26M278 190v18M296 190v18M284 148v12M284 222v12M200 282v-10h10v-10h10v-10h10v-10h10v-10h10v-10M214 282l46-46v-14M120 296v16M250 296v25'
export const roof = 'M222 64l28-19 3 4-22 15M260 52v12M240 58v6M249 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0M120 64v-30M110 36h20M113 42h14M47 46h14M175 46h14'
export const trunk = 'M446 284v-48'
export const crown = 'M446 190a26 26 0 1 0 .1 0M340 110q0-8 7-8t7 8zM340 184q0-8 7-8t7 8z'
export const lamps = 'M276 94q0-8 8-8t8 8zM276 168q0-8 8-8t8 8zM276 242q0-8 8-8t8 8z'
export const oranges = 'M434 205a3 3 0 1 0 .1 0M456 211a3 3 0 1 0 .1 0M439 223a3 3 0 1 0 .1 0M460 227a3 3 0 1 0 .1 0'

// Pipes: stacks and buried drains are wide; the branches between a fixture and its stack, and the downpipe, are narrow.
export const toChamber = 'q0 8 9 8.6L386 331'
export const toSewer = 'M414 333l22 20'
export const stacks = `M54 50V300${toChamber}M182 50V308q0 8 10 9.8${toSewer}`
export const bathBranch = 'M116 134v5a4 4 0 0 1-8 0L54 145'
export const basinBranch = 'M152 198v1a3 3 0 0 0 6 0q0-3 4-3t4 3v13L128 213'
export const floorBranch = 'M108 213L54 219'
export const sinkTrap = 'M210 123v2a3.5 3.5 0 0 1-7 0v-2L182 126'
export const sinkTrapBelow = 'M210 197v2a3.5 3.5 0 0 1-7 0v-2L182 200'
export const utilityBranch = 'M140 285v2L54 293M96 269v2a3.5 3.5 0 0 0 7 0v-2h5v18'
export const balconyBranch = 'M353 137v5L330 148'
export const balconyBranchBelow = 'M353 211v5L330 222'
export const downpipe = 'M330 77V272q0 8 9 8'
export const branches = `${bathBranch}M76 137v5${basinBranch}${floorBranch}M76 211v5${sinkTrap}${sinkTrapBelow}${utilityBranch}${balconyBranch}${balconyBranchBelow}${downpipe}`

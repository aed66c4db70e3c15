// The laws of the house (README.md), read from the sources. Each failure says what to do instead.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = (patterns: string[]) =>
  new Map(
    glob
      .sync(patterns, { cwd: root })
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )

/** The templates of a new site: they obey the laws of templates, and none of the engine knows them. */
const STARTER = 'src/starter/templates'
const engine = files(['src/**/*.{ts,tsx}', '!src/starter/**'])
const templates = files(['templates/**/*.{ts,tsx}', `${STARTER}/**/*.{ts,tsx}`])
const styles = files(['templates/**/*.css', `${STARTER}/**/*.css`])
const programs = files(['bin/*'])

/** Strings, templates and patterns (the first group), and comments. */
const APART =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*(?=[\s,).;\]]))|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The code alone: comments are blanked, line breaks stay, strings stay. */
const code = (text: string) => text.replace(APART, (whole, held?: string) => held ?? blank(whole))

/** The names alone: strings and patterns are blanked too, but for what is filled into a string. */
const names = (text: string) =>
  text.replace(APART, (whole) =>
    whole.startsWith('`')
      ? whole.replace(/\$\{[^}]*\}|[^\n]/g, (part) => (part.length > 1 ? part : ' '))
      : blank(whole),
  )

/** What a file imports: packages as they are written, files by their path from the repository. */
function imports(file: string, text: string): string[] {
  const found = [...code(text).matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)].map(([, , name = '']) => name)
  return found.map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name))
}

/** The room of a file of the engine: its folder below src/, or its own name. */
const room = (file: string) => file.split('/')[1] ?? ''

/** A .tsx file as plain calls: what stands between tags is an argument, what stands in an attribute a property. */
const compiled = (text: string) =>
  transformSync(text, {
    loader: 'tsx',
    jsx: 'transform',
    jsxFactory: 'element',
    jsxFragment: 'fragment',
    target: 'es2022',
    charset: 'utf8',
  }).code

/** Every breach of a law by one of `sources`, with the place and the advice. */
function breaches(
  sources: ReadonlyMap<string, string>,
  find: (text: string, file: string) => Iterable<readonly [at: number, what: string]>,
): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...find(text, file)].map(([at, what]) => `${file}:${text.slice(0, at).split('\n').length} ${what}`),
  )
}

/** Matches of a pattern in the code of a file, comments left out. */
const matches = (text: string, pattern: RegExp) =>
  [...code(text).matchAll(pattern)].map((match) => [match.index, match[0].trim()] as const)

const importing = (sources: ReadonlyMap<string, string>, allowed: (from: string, to: string) => boolean) =>
  [...sources].flatMap(([file, text]) =>
    imports(file, text)
      .filter((name) => !allowed(file, name))
      .map((name) => `${file} imports ${name}`),
  )

const isEngine = (name: string) => name.startsWith('src/') && !name.startsWith(`${STARTER}/`)
const isTemplate = (name: string) => name.startsWith('templates/') || name.startsWith(`${STARTER}/`)

/** The stages: each turns one value into the next and knows none of the others. */
const STAGES = ['load', 'plan', 'render', 'assets', 'emit', 'hosts', 'languages', 'check', 'serve', 'scaffold']
/** Where the order of the work stands: these may call every stage. */
const ORDER = ['pipeline', 'dev', 'commands']
/**
 * The ground: the engine's own files, a site's files, how its TypeScript becomes a module, what is cached between runs.
 * Any stage may ask it.
 */
const GROUND = ['runtime']

test('every folder of src/ is a room this test knows', () => {
  const known = new Set(['model', ...STAGES, ...ORDER, ...GROUND, 'public-api.tsx', 'cli.ts'])
  const unknown = [...new Set([...engine.keys()].map(room))].filter((name) => !known.has(name))
  expect(
    unknown,
    'give the new room its place among the arrows: add it to STAGES, ORDER or GROUND in this test, and to src/README.md',
  ).toEqual([])
})

test('the model imports nothing but itself, and the runtime the model: everything else stands on them', () => {
  const wrong = importing(
    new Map([...engine].filter(([file]) => ['model', ...GROUND].includes(room(file)))),
    (from, to) => !isEngine(to) || room(to) === 'model' || room(to) === room(from),
  )
  expect(wrong, 'move what is needed into src/model/, or the file that needs a stage out of the room').toEqual([])
})

/**
 * Where a file is found by its folder: one file adds one thing, and nobody else has to name it. A language may stand in
 * a file and parts, in a folder of its name, that this file alone imports.
 */
const FOUND = /^src\/(?:(?:commands|hosts|check\/rules)\/|languages\/[^/]+$)/
test('what is found by its folder is imported by nobody: no command, host, language or rule is named elsewhere', () => {
  const wrong = importing(engine, (_, to) => !FOUND.test(to))
  expect(wrong, 'find it by folder, or move what others need out of the file').toEqual([])
})

test('what runs the rules names none of them', () => {
  const runner = new Map([...engine].filter(([file]) => room(file) === 'check' && !FOUND.test(file)))
  const ids = new Set([...engine.keys()].map((file) => /^src\/check\/rules\/(.+)\.ts$/.exec(file)?.[1] ?? ''))
  const wrong = breaches(runner, (text) =>
    matches(text, /'[a-z0-9]+\/[a-z0-9-]+'/g).filter(([, id]) => ids.has(id.slice(1, -1))),
  )
  expect(wrong, 'let the rule say what it needs: src/model/checks/rule.ts').toEqual([])
})

test('a command reads as the program in order: its imports stand at its top', () => {
  const commands = new Map([...engine].filter(([file]) => room(file) === 'commands'))
  const wrong = breaches(commands, (text) => matches(text, /\bimport\(/g))
  expect(wrong, 'only the command that runs is loaded, by src/cli.ts; import what it needs').toEqual([])
})

test('a stage never imports another stage: what crosses between them is a value of the model', () => {
  const stages = new Map([...engine].filter(([file]) => STAGES.includes(room(file))))
  const wrong = importing(
    stages,
    (from, to) => !isEngine(to) || room(to) === 'model' || room(to) === room(from) || GROUND.includes(room(to)),
  )
  expect(wrong, 'put the shared type or function into src/model/, or let src/pipeline/ hand the value over').toEqual([])
})

test('the order of the work is told by the pipeline and the commands; only cli.ts stands above them', () => {
  const wrong = importing(
    engine,
    (from, to) =>
      !isEngine(to) ||
      !(
        room(to) === 'cli.ts' ||
        (room(to) === 'commands' && from !== 'src/cli.ts') ||
        (room(to) === 'pipeline' && !ORDER.includes(room(from)))
      ),
  )
  expect(wrong, 'arrows point one way: model <- stages <- pipeline <- commands <- cli.ts').toEqual([])
})

test('no two files import each other, directly or round a corner, not even types', () => {
  const all = new Map([...engine, ...templates])
  const graph = new Map([...all].map(([file, text]) => [file, imports(file, text).filter((name) => all.has(name))]))
  const circles: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    else if (!done.has(file)) for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  const done = new Set<string>()
  for (const file of graph.keys()) walk(file, [])
  expect(circles, 'move what both need into a third file').toEqual([])
})

test('the engine never imports a template: it finds them by folder', () => {
  expect(
    importing(engine, (_, to) => !isTemplate(to)),
    'the engine must serve any site; let the template say what it needs',
  ).toEqual([])
})

test('templates import the public face of the engine, packages and each other, nothing else', () => {
  const wrong = importing(templates, (_, to) => isTemplate(to) || to === '#site' || /^[a-z@]/.test(to)).concat(
    importing(templates, (_, to) => !isEngine(to) && !to.startsWith('node:')),
  )
  expect(wrong, 'export it from src/public-api.tsx if templates rightly need it').toEqual([])
})

test('the public face hands on the model and what draws, nothing that reads or writes', () => {
  const face = new Map([...engine].filter(([file]) => file === 'src/public-api.tsx'))
  expect(importing(face, (_, to) => !isEngine(to) || ['model', 'render'].includes(room(to)))).toEqual([])
})

test('only cli.ts prints and exits', () => {
  const wrong = breaches(
    new Map([...engine].filter(([file]) => file !== 'src/cli.ts' && !file.startsWith('src/assets/client/'))),
    (text) => matches(text, /\bconsole\.\w+|\bprocess\.(?:stdout|stderr|exit|exitCode|abort)\b/g),
  )
  expect(wrong, 'return a problem, or use the terminal the command is given').toEqual([])
})

/** The files outside the impure rooms that touch the disk, start programs or wait for the world, each with its reason. */
const IMPURE: Readonly<Record<string, string>> = {
  'src/cli.ts': 'is the process',
  'src/load/history.ts': 'asks git for dates',
  'src/emit/compare.ts': 'reads the output folder that a build left',
  'src/emit/compress.ts': 'reads what was written, to write it compressed',
  'src/emit/listing.ts': 'looks at files that a build left',
  'src/emit/listing-worker.ts': 'is a worker: it looks at the folder it is told',
  'src/emit/sizes.ts': 'reads the largest files that were written, to compress them',
  'src/emit/staging.ts': 'brings the staging folder up to date',
  'src/emit/write.ts': 'puts it in the place of the output folder',
  'src/check/rules.ts': 'finds the rules by folder',
  'src/check/markup/structures.ts': 'loads the validator when a page needs it',
}
const IMPURE_ROOMS = ['assets', 'commands', 'dev', 'pipeline', 'runtime', 'serve']
const isPure = (file: string) => !(file in IMPURE) && !IMPURE_ROOMS.includes(room(file))

/** What of Node is a function from values to values; all else of it, and these packages, touch the world. */
const COMPUTES = ['node:buffer', 'node:crypto', 'node:path', 'node:url', 'node:util', 'node:zlib']
const touches = (name: string) =>
  (name.startsWith('node:') && !COMPUTES.includes(name)) ||
  ['fast-glob', 'chokidar', 'fs', 'child_process'].includes(name)

test('only the impure rooms touch the world: all other files are functions from values to values', () => {
  const pure = new Map([...engine].filter(([file]) => isPure(file)))
  const wrong = importing(pure, (_, to) => !touches(to)).concat(breaches(pure, (text) => matches(text, /\bimport\(/g)))
  expect(wrong, 'take the contents as an argument and let src/pipeline/ read or write them').toEqual([])
  expect(
    Object.keys(IMPURE).filter((file) => {
      const text = engine.get(file) ?? ''
      return !imports(file, text).some(touches) && !/\bprocess\./.test(code(text))
    }),
    'these files are gone or touch nothing: take them off the list in this test',
  ).toEqual([])
})

test('pure files ask neither the environment nor chance', () => {
  const pure = new Map([...engine].filter(([file]) => isPure(file)))
  const wrong = breaches(pure, (text) =>
    matches(
      text,
      /\bprocess\.(?:env|cwd|argv|platform|pid)\b|\bMath\.random\b|\brandomUUID\b|\bfetch\(|\bglobalThis\b/g,
    ),
  )
  expect(wrong, 'same input, same bytes: make it an argument').toEqual([])
})

test('nobody below the commands asks the environment', () => {
  const below = new Map([...engine].filter(([file]) => room(file) !== 'commands' && file !== 'src/cli.ts'))
  const wrong = breaches(below, (text) =>
    [...names(text).matchAll(/\bprocess\.env\b/g)].map((found) => [found.index, found[0]] as const),
  )
  expect(wrong, 'a command reads its variables and hands the values on: src/pipeline/options.ts').toEqual([])
})

test('nobody below the commands asks what time it is', () => {
  const wrong = breaches(
    new Map(
      [...engine, ...templates].filter(
        ([file]) =>
          !file.startsWith('src/commands/') &&
          !file.startsWith('src/serve/') &&
          !/(?:^|\/)templates\/islands\//.test(file),
      ),
    ),
    (text) => matches(text, /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\)/g),
  )
  expect(wrong, 'the build date is an input of the command (SOURCE_DATE_EPOCH); take the year as an argument').toEqual(
    [],
  )
})

test('nothing is written in the language or the time zone of the machine', () => {
  const wrong = breaches(engine, (text) =>
    matches(
      text,
      /\.toLocale\w*\(\s*\)|\.localeCompare\([^,()]*\)|new Intl\.\w+\(\s*\)|\.get(?:FullYear|Month|Date|Hours|Day)\(\)|\.toString\(\)\.slice/g,
    ),
  )
  expect(
    wrong,
    'name the language (toLocaleString("en"), new Intl.Collator(site.language)) or use the UTC form',
  ).toEqual([])
})

const GREEK = /\p{Script=Greek}{2,}/gu
/** What the checks know of a language. */
const isLanguage = (file: string) => room(file) === 'languages'
test('no word of a visitor stands in the code: no Greek word in src/, templates/ or bin/ but in the file of the language', () => {
  const sources = new Map([...engine, ...templates, ...styles, ...programs].filter(([file]) => !isLanguage(file)))
  const wrong = breaches(sources, (text) => [...text.matchAll(GREEK)].map((match) => [match.index, match[0]] as const))
  expect(
    wrong,
    "words live in YAML: content/labels.yaml for the interface, the page's file for the rest; words that checks know stand in src/languages/",
  ).toEqual([])
})

test('no sentence a visitor reads stands in a template: not between tags, not in title, alt, placeholder or aria-label', () => {
  const wrong = breaches(new Map([...templates].filter(([file]) => file.endsWith('.tsx'))), (text) => {
    // What fields are about is for whoever edits the YAML; what is filled in comes from there.
    const calls = compiled(text)
      .replace(/\bk\.\w+\([^()]*\)/g, 'k')
      .replace(/\$\{[^{}]*\}/g, '0')
    const words = [
      ...calls.matchAll(
        /(?:[,?]|&&|\|\|)\s*(["'`])((?:(?!\1)[^\\\n]|\\.)*?\p{L}{2,}[\s,.]+\p{L}{2,}(?:(?!\1)[^\\\n]|\\.)*)\1\s*[,)]/gu,
      ),
    ].map(([, , found = '']) => found)
    const labels = [
      ...calls.matchAll(
        /\b(?:title|alt|placeholder|"aria-(?:label|description|roledescription|valuetext)"): (["'`])((?:(?!\1)[^$\\\n]|\\.)*\p{L}{2,}(?:(?!\1)[^\\\n]|\\.)*)\1/gu,
      ),
    ].map(([, , found = '']) => found)
    return [
      ...words.map((found) => [0, `has the words "${found}"`] as const),
      ...labels.map((found) => [0, `has the label "${found}"`] as const),
    ]
  })
  expect(wrong, 'put the words into YAML and draw them from the view').toEqual([])
})

/** Words of the one trade, town and pages of the site that is shipped here; the engine must serve any other. */
const TRADE = [
  'drain',
  'sewer',
  'sewage',
  'unclog',
  'unblock',
  'blockage',
  'plumb',
  'toilet',
  'sink',
  'bathtub',
  'downpipe',
  'manhole',
  'siphon',
  'disinfect',
  'pest',
  'apofra',
  'apolyman',
  'lekan',
  'nerochyt',
  'niptir',
  'sifoni',
  'ydrorro',
  'antlise',
  'sintirisi',
  'efcharist',
  'epikoinwn',
  'politiki',
  'aporrit',
  'piraeus',
  'pirea',
  'peiraia',
  'nikaia',
  'athens',
  'attica',
  '18450',
  '184 50',
]
test('the engine knows no trade, no town and no page of the site it was first made for', () => {
  const sources = new Map([...engine].filter(([file]) => !isLanguage(file)))
  const pattern = new RegExp(`(?<![a-z])(?:${TRADE.join('|')})[a-z]*`, 'gi')
  const wrong = breaches(sources, (text) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match[0]] as const),
  )
  expect(
    wrong,
    'say it so that it is true of any local business; examples in comments may be of another trade',
  ).toEqual([])
})

test('templates write no style attribute, no raw HTML and no ids by useId: the policy forbids the first two, hydration the third', () => {
  const wrong = breaches(templates, (text) =>
    matches(
      text,
      /\bstyle=|\bdangerouslySetInnerHTML\b|\buseId\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b|\bdocument\.write\b/g,
    ),
  )
  expect(wrong, 'use a class of templates/styles.css; draw elements; pass an id in the props').toEqual([])
})

test('the engine writes no raw HTML through React and holds no class of its own but errors', () => {
  const wrong = breaches(engine, (text) =>
    matches(text, /\bdangerouslySetInnerHTML\b|^\s*(?:export )?(?:default )?class (?!\w+ extends Error\b)\w+/gm),
  )
  expect(wrong, 'functions over values; see style.md 3.7').toEqual([])
})

test('patterns that look through every text are made by expression(), without the flag u', () => {
  const wrong = breaches(engine, (text, file) =>
    /^src\/check\/(?:page|rules|site|text)\//.test(file) && !file.endsWith('/expression.ts')
      ? matches(text, /new RegExp\([^;]*?'[gims]*u[gims]*',?\s*\)|\.matchAll\((?!\/)/g)
      : [],
  )
  expect(wrong, 'they compile ten times faster and run three times; matchesOf() does not copy them').toEqual([])
})

test('a file is read in one sitting: at most 300 lines', () => {
  const long = [...engine, ...templates]
    .map(([file, text]) => [file, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > 300)
  expect(
    long.map(([file, lines]) => `${file} has ${lines} lines`),
    'split it where one part can be named without the word "and"',
  ).toEqual([])
})

test('a line is read at a glance: at most 120 columns', () => {
  const wrong = [...engine, ...templates, ...styles, ...programs].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => {
      const columns = [...line].length
      return columns > 120 ? [`${file}:${i + 1} has ${columns} columns`] : []
    }),
  )
  expect(wrong, 'break the sentence, the string or the data over lines').toEqual([])
})

test('no merge was left half done', () => {
  const wrong = [...engine, ...templates, ...styles, ...programs].flatMap(([file, text]) =>
    /^(?:<{7}|>{7}) /m.test(text) ? [file] : [],
  )
  expect(wrong, 'choose one of the two, and delete the marks').toEqual([])
})

test('a room is taken in at a glance: at most 14 files beside its folders', () => {
  const rooms = new Map<string, number>()
  for (const file of engine.keys()) rooms.set(posix.dirname(file), (rooms.get(posix.dirname(file)) ?? 0) + 1)
  const crowded = [...rooms].filter(([, count]) => count > 14).map(([name, count]) => `${name} holds ${count} files`)
  expect(crowded, 'give those that belong together a folder of their own').toEqual([])
})

/** Types that every file has without asking. */
const GLOBALS = ['Promise', 'Record', 'Document', 'Node', 'Element', 'Text']
test('no type of the engine has the name of one that every file has already', () => {
  const wrong = breaches(engine, (text) => {
    const made = matches(text, new RegExp(`\\b(?:interface|type|class) (?:${GLOBALS.join('|')})\\b(?! as\\b)`, 'g'))
    const imported = [...code(text).matchAll(/\bimport (?:type )?\{([^}]*)\}/g)].flatMap(({ index, 1: list = '' }) =>
      list
        .split(',')
        .map((name) => name.trim().split(/\s+/).at(-1) ?? '')
        .filter((name) => GLOBALS.includes(name))
        .map((name) => [index, `imports ${name}`] as const),
    )
    return [...made, ...imported]
  })
  expect(wrong, 'say which one it is, as YamlNode or GraphNode do; rename what is imported').toEqual([])
})

/** Words that only this house would use, and what the field says instead. */
const PRIVATE: Readonly<Record<string, string>> = {
  kept: 'cached',
  remember: 'cache, getOrCreate',
  seal: 'tag',
  provenance: 'source map',
  verdict: 'result, findings',
  settle: 'toProblems',
  said: 'statements',
  told: 'reported',
  spoken: 'path, display',
  world: 'site context',
}
test('names are words of the field, not private ones', () => {
  const small = Object.keys(PRIVATE).join('|')
  const large = small.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const pattern = new RegExp(`(?:(?<![A-Za-z])(?:${small})|(?<=[a-z0-9_])(?:${large})|\\b(?:${large}))(?![a-z])`, 'g')
  const wrong = breaches(engine, (text) =>
    [...names(text).matchAll(pattern)].map(
      ({ index, 0: word }) => [index, `${word}: ${PRIVATE[word.toLowerCase()]}`] as const,
    ),
  )
  expect(wrong, 'one word, one thing: take the word that stands behind the colon, or a plainer one').toEqual([])
})

test('every file opens with a line that says what it turns into what', () => {
  const silent = [...engine, ...templates, ...styles]
    .filter(([, text]) => !/^(?:\/\/ \S|\/\* \S)/.test(text))
    .map(([file]) => file)
  expect(silent, 'write one to three lines of comment at the top').toEqual([])
})

test('comments describe the code as it stands; history belongs to git', () => {
  const wrong = breaches(new Map([...engine, ...templates]), (text) =>
    [
      ...text.matchAll(/(?:\/\/|\*)[^\n]*\b(no longer|used to be|previously|formerly|fixes #\d|workaround for #)\b/g),
    ].map((match) => [match.index, match[1] ?? ''] as const),
  )
  expect(wrong, 'say what is so, and why; say what was so in the commit').toEqual([])
})

test('the top level holds what the owner asked for and nothing else', () => {
  const asked = [
    'package.json',
    'tsconfig.json',
    'bin',
    'src',
    'site.yaml',
    'content',
    'templates',
    'public',
    'tests',
    'README.md',
    'package-lock.json',
    'LICENSE',
  ]
  const built = ['node_modules', 'lib', 'dist']
  const found = glob
    .sync('*', { cwd: root, onlyFiles: false })
    .filter((name) => !asked.includes(name) && !built.includes(name))
  expect(found, 'put it into one of the folders there are; dot-files may stay').toEqual([])
})

// The laws of design (README.md), read from the sources: import directions, purity, no sentences in code, no trade in the engine.
// Each failure says what to do instead.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = (patterns: string[]) =>
  new Map(
    glob
      .sync(patterns, { cwd: root })
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )

/** The components of every site. They obey the laws of templates, and the engine does not import them. */
const THEME = 'src/theme'
const engine = files(['src/**/*.{ts,tsx}', '!src/starter/**', '!src/theme/**'])
const templates = files(['templates/**/*.{ts,tsx}', `${THEME}/**/*.{ts,tsx}`])
const styles = files(['templates/**/*.css', `${THEME}/**/*.css`])
const programs = files(['bin/*'])

/** Strings, template literals and regular expressions (group 1), and comments. */
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
  const own = file.startsWith('templates/') ? 'templates/' : `${THEME}/`
  return found.map((name) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^#theme\//, own),
  )
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

/** Each match that `find` yields in one of `sources`, with its place. */
function breaches(
  sources: ReadonlyMap<string, string>,
  find: (text: string, file: string) => Iterable<readonly [at: number, what: string]>,
): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...find(text, file)].map(([at, what]) => `${file}:${text.slice(0, at).split('\n').length} ${what}`),
  )
}

/** Matches of a pattern in the code of a file, without its comments. */
const matches = (text: string, pattern: RegExp) =>
  [...code(text).matchAll(pattern)].map((match) => [match.index, match[0].trim()] as const)

/** The imports of `sources` that are not allowed. */
const importing = (sources: ReadonlyMap<string, string>, allowed: (from: string, to: string) => boolean) =>
  [...sources].flatMap(([file, text]) =>
    imports(file, text)
      .filter((name) => !allowed(file, name))
      .map((name) => `${file} imports ${name}`),
  )

const engineFiles = (filter: (file: string) => boolean) => new Map([...engine].filter(([file]) => filter(file)))
const isEngine = (name: string) => name.startsWith('src/') && !name.startsWith(`${THEME}/`)
const isTemplate = (name: string) => name.startsWith('templates/') || name.startsWith(`${THEME}/`)

/** Commands, hosts, languages and rules are found by their folder. */
const FOUND = /^src\/(?:(?:commands|hosts|languages)\/[^/]+$|check\/rules\/[^/]+\/[^/]+$)/

/** Each stage turns one value into the next and does not know the others. */
const STAGES = ['load', 'plan', 'render', 'assets', 'emit', 'hosts', 'check', 'serve', 'scaffold']
/** These call the stages. */
const CALLERS = ['pipeline', 'dev', 'after', 'commands']
/** What all stages share, and what each of these rooms may import besides itself. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  runtime: ['model'],
  language: ['model', 'runtime'],
}

/** The circles of imports: each as the files on its way. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    else if (!done.has(file)) for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}

/** The imports of each source, types included. */
const graphOf = (sources: ReadonlyMap<string, string>) =>
  new Map([...sources].map(([file, text]) => [file, imports(file, text).filter((name) => sources.has(name))]))

describe('imports point one way: model <- stages <- pipeline <- commands <- cli.ts', () => {
  test('every folder of src/ has its place', () => {
    const known = new Set([...Object.keys(SHARED), ...STAGES, ...CALLERS, 'public-api.tsx', 'cli.ts'])
    const unknown = [...new Set([...engine.keys()].map(room))].filter((name) => !known.has(name))
    expect(unknown, 'add the folder to STAGES or CALLERS in this test, and to src/README.md').toEqual([])
  })

  test('the model imports only itself, the runtime only the model, languages both', () => {
    const wrong = importing(
      engineFiles((file) => room(file) in SHARED),
      (from, to) => !isEngine(to) || room(to) === room(from) || SHARED[room(from)]?.includes(room(to)) === true,
    )
    expect(wrong, 'move the shared part into src/model/').toEqual([])
  })

  test('a stage does not import another stage', () => {
    const wrong = importing(
      engineFiles((file) => STAGES.includes(room(file))),
      (from, to) => !isEngine(to) || room(to) in SHARED || room(to) === room(from),
    )
    expect(wrong, 'put the shared type into src/model/, or let src/pipeline/ pass the value').toEqual([])
  })

  test('only callers import the pipeline, only commands what follows dist/, only cli.ts the commands', () => {
    const wrong = importing(engine, (from, to) => {
      if (!isEngine(to)) return true
      if (room(to) === 'after') return room(from) === 'after' || room(from) === 'commands'
      if (room(to) === 'commands') return from === 'src/cli.ts' || (room(from) === 'commands' && !FOUND.test(to))
      return room(to) !== 'cli.ts' && (room(to) !== 'pipeline' || CALLERS.includes(room(from)))
    })
    expect(wrong, 'pass the value down instead').toEqual([])
  })

  test('no file imports itself through others', () => {
    const circles = circlesIn(graphOf(new Map([...engine, ...templates])))
    expect(circles, 'move the part that both need into a third file').toEqual([])
  })

  test('a circle of types is a circle', () => {
    const sources = new Map([
      ['src/a.ts', "import type { B } from './b/b.ts'"],
      ['src/b/b.ts', "import { type C, c } from '../c.ts'"],
      ['src/c.ts', "import type { A } from './a.ts'"],
      ['src/d.ts', "import { a } from './a.ts'"],
    ])
    expect(circlesIn(graphOf(sources))).toEqual(['src/a.ts -> src/b/b.ts -> src/c.ts -> src/a.ts'])
  })

  test('the theme imports its own files as #theme/…, so that a site can replace each of them', () => {
    const theme = new Map([...templates].filter(([file]) => file.startsWith(`${THEME}/`)))
    expect(breaches(theme, (text) => matches(text, /\bfrom\s+'\.[^']*'/g))).toEqual([])
  })

  test('the engine imports no template; templates import #site, #theme/…, packages and each other', () => {
    expect(
      importing(engine, (_, to) => !isTemplate(to)),
      'the engine serves any site: find templates by folder',
    ).toEqual([])
    const wrong = importing(templates, (_, to) => isTemplate(to) || (/^[#a-z@]/.test(to) && !isEngine(to)))
    expect(
      wrong.concat(importing(templates, (_, to) => !to.startsWith('node:'))),
      'export it from src/public-api.tsx',
    ).toEqual([])
    const face = engineFiles((file) => file === 'src/public-api.tsx')
    const isPublic = (to: string) => ['model', 'render'].includes(room(to)) || to === 'src/check/rule.ts'
    expect(importing(face, (_, to) => !isEngine(to) || isPublic(to))).toEqual([])
  })
})

describe('one file adds one thing', () => {
  test('no file imports a command, host, language or rule', () => {
    const wrong = importing(engine, (_, to) => !FOUND.test(to))
    expect(wrong, 'find it by folder, or move the shared part out of the file').toEqual([])
  })

  test('the code that runs rules does not name one', () => {
    const ids = new Set([...engine.keys()].map((file) => /^src\/check\/rules\/(.+)\.ts$/.exec(file)?.[1] ?? ''))
    const wrong = breaches(
      engineFiles((file) => room(file) === 'check' && !FOUND.test(file)),
      (text) => matches(text, /'[a-z0-9]+\/[a-z0-9-]+'/g).filter(([, id]) => ids.has(id.slice(1, -1))),
    )
    expect(wrong, 'let the rule say what it needs: src/check/rule.ts').toEqual([])
  })

  test('no folder of src/ holds more than 38 % of the engine', () => {
    const lines = (text: string) => text.split('\n').length
    const total = [...engine.values()].reduce((sum, text) => sum + lines(text), 0)
    const sizes = new Map<string, number>()
    for (const [file, text] of engine) sizes.set(room(file), (sizes.get(room(file)) ?? 0) + lines(text))
    expect(
      [...sizes].filter(([, size]) => size > 0.38 * total).map(([name, size]) => `${name}: ${size} of ${total}`),
    ).toEqual([])
  })
})

describe('pure stages', () => {
  /** Files outside the impure folders that touch the disk or start programs, and why. */
  const IMPURE: Readonly<Record<string, string>> = {
    'src/cli.ts': 'is the process',
    'src/emit/compare.ts': 'reads the output folder of the last build',
    'src/emit/compress.ts': 'reads what was written, to compress it',
    'src/emit/listing.ts': 'lists the output folder',
    'src/emit/sizes.ts': 'reads the largest files, to compress them',
    'src/emit/staging.ts': 'updates the staging folder',
    'src/emit/write.ts': 'swaps the output folder',
    'src/check/rules.ts': 'finds the rules by folder',
    'src/check/libraries/spelling.ts': 'reads dictionaries',
    'src/check/rules/img/size/picture-size.ts': 'loads sharp for the first picture',
    'src/check/rules/identity/tax-number/tax-numbers.ts': 'loads the tax numbers of one country',
  }
  const IMPURE_ROOMS = ['after', 'assets', 'commands', 'dev', 'pipeline', 'runtime', 'serve']
  const pure = engineFiles((file) => !(file in IMPURE) && !IMPURE_ROOMS.includes(room(file)))

  /** Modules of Node that only compute. */
  const COMPUTES = ['node:buffer', 'node:crypto', 'node:path', 'node:url', 'node:util', 'node:zlib']
  const touches = (name: string) =>
    (name.startsWith('node:') && !COMPUTES.includes(name)) || ['fast-glob', 'fs'].includes(name)

  test('they do not touch the disk, the network or other programs', () => {
    const wrong = importing(pure, (_, to) => !touches(to)).concat(
      breaches(pure, (text) => matches(text, /\bimport\(/g)),
    )
    expect(wrong, 'take the contents as an argument, and let src/pipeline/ read or write them').toEqual([])
    const listed = Object.keys(IMPURE).filter((file) => {
      const text = engine.get(file) ?? ''
      return !imports(file, text).some(touches) && !/\bprocess\.|\bimport\(/.test(code(text))
    })
    expect(listed, 'these files are pure or gone: remove them from IMPURE').toEqual([])
  })

  test('they ask neither the environment nor chance', () => {
    const wrong = breaches(pure, (text) =>
      matches(text, /\bprocess\.(?:env|cwd|argv|platform|pid)\b|\bMath\.random\b|\brandomUUID\b|\bfetch\(/g),
    )
    expect(wrong, 'same input, same bytes: make it an argument').toEqual([])
  })

  /** The process itself, and git, which is run in the user's environment. */
  const READS_ENVIRONMENT = ['src/cli.ts', 'src/runtime/git.ts']
  /** The process, code for the browser, and a library whose output is redirected. */
  const PRINTS = /^src\/(?:cli\.ts|assets\/(?:client|styles)\/)/

  test('only commands read the environment and the clock, only cli.ts prints', () => {
    const below = engineFiles((file) => room(file) !== 'commands' && !READS_ENVIRONMENT.includes(file))
    const env = breaches(below, (text) =>
      [...names(text).matchAll(/\bprocess\.env\b/g)].map((found) => [found.index, found[0]] as const),
    )
    expect(env, 'a command passes its variables on: src/pipeline/options.ts').toEqual([])
    const clock = breaches(
      new Map(
        [...below, ...templates].filter(([file]) => !/^src\/serve\/|^(?:templates|src\/theme)\/islands\//.test(file)),
      ),
      (text) => matches(text, /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\)/g),
    )
    expect(clock, 'the build date is an input of the command (SOURCE_DATE_EPOCH)').toEqual([])
    const printed = breaches(
      engineFiles((file) => !PRINTS.test(file)),
      (text) => matches(text, /\bconsole\.\w+|\bprocess\.(?:stdout|stderr|exit|exitCode|abort)\b/g),
    )
    expect(printed, 'return a problem, or use the terminal that the command is given').toEqual([])
  })

  test('nothing depends on the language or the time zone of the machine', () => {
    const wrong = breaches(engine, (text) =>
      matches(
        text,
        /\.toLocale\w*\(\s*\)|\.localeCompare\([^,()]*\)|new Intl\.\w+\(\s*\)|\.get(?:FullYear|Month|Date|Hours|Day)\(\)/g,
      ),
    )
    expect(wrong, 'name the language (new Intl.Collator(site.language)) or use the UTC form').toEqual([])
  })
})

describe('words live in YAML', () => {
  test('no Greek word stands in code', () => {
    const sources = new Map([...engine, ...templates, ...styles, ...programs])
    const wrong = breaches(sources, (text) =>
      [...text.matchAll(/\p{Script=Greek}{2,}/gu)].map((match) => [match.index, match[0]] as const),
    )
    expect(wrong, 'content/labels.yaml has the words of the interface, src/languages/ those of the checks').toEqual([])
  })

  test('no sentence stands in a template: between tags, or in title, alt, placeholder or aria-label', () => {
    const wrong = breaches(new Map([...templates].filter(([file]) => file.endsWith('.tsx'))), (text) => {
      // Descriptions of fields (k.text('…')) are for people who edit the YAML.
      const calls = compiled(text)
        .replace(/\bk\.\w+\([^()]*\)/g, 'k')
        .replace(/\$\{[^{}]*\}/g, '0')
      const words =
        /(?:[,?]|&&|\|\|)\s*(["'`])((?:(?!\1)[^\\\n]|\\.)*?\p{L}{2,}[\s,.]+\p{L}{2,}(?:(?!\1)[^\\\n]|\\.)*)\1\s*[,)]/gu
      const labels =
        /\b(?:title|alt|placeholder|"aria-(?:label|description|roledescription|valuetext)"): (["'`])((?:(?!\1)[^$\\\n]|\\.)*\p{L}{2,}(?:(?!\1)[^\\\n]|\\.)*)\1/gu
      return [words, labels].flatMap((pattern) =>
        [...calls.matchAll(pattern)].map(([, , found = '']) => [0, `has the words "${found}"`] as const),
      )
    })
    expect(wrong, 'put the words into YAML').toEqual([])
  })

  /** Beginnings of words of the trade, the town and the pages of the site in this repository. */
  const TRADE = `drain sewer sewage unclog unblock blockage plumb toilet sink bathtub downpipe manhole siphon disinfect
    pest apofra apolyman lekan nerochyt niptir sifoni ydrorro antlise sintirisi efcharist epikoinwn politiki aporrit
    piraeus pirea peiraia nikaia athens attica 18450
    αποφρα αποχετευ βουλωμ λεκαν νεροχυτ νιπτηρ σιφον υδρορρο υδραυλ απολυμαν αντλησ φρεατι τουαλετ μπανιερ πειραι
    νικαια κατσαριδ`.split(/\s+/)

  test('the engine knows no trade, no town and no page of the site in this repository', () => {
    const pattern = new RegExp(`(?<![a-z\\u0370-\\u03ff])(?:${TRADE.join('|')})[a-z\\u0370-\\u03ff]*`, 'gi')
    const wrong = breaches(new Map([...engine, ...files(['src/languages/*.yaml'])]), (text) => {
      // Letter by letter, so that the index stays right.
      const plain = text.replace(/[\u0386-\u03ce]/g, (letter) => letter.normalize('NFD').charAt(0))
      return [...plain.matchAll(pattern)].map((match) => [match.index, match[0]] as const)
    })
    expect(wrong, 'take an example that is true of any local business').toEqual([])
  })
})

test('templates write no style attribute, no raw HTML and no generated ids', () => {
  const wrong = breaches(templates, (text) =>
    matches(
      text,
      /\bstyle=|\bdangerouslySetInnerHTML\b|\buseId\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b|\bdocument\.write\b/g,
    ),
  )
  expect(wrong, 'the policy forbids the first two, hydration the third').toEqual([])
})

describe('a page in Arabic or Hebrew is the mirror of one in English', () => {
  const DECLARED =
    /(?:margin|padding|border|inset)-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?<![\w-])(?:left|right)(?=\s*:)|(?:text-align|float|clear):\s*(?:left|right)|translateX/g
  /** Four values, of which those of right and left differ. */
  const FOUR =
    /(?<![\w-])(?:margin|padding|inset|border-width):\s+(?:\S+)\s+(?<right>[^\s;]+)\s+\S+\s+(?!\k<right>;)[^\s;]+;/g
  const UTILITY =
    /(?<=[\s"'`:])-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-[mp][lr])-[\w[.]+|(?<=[\s"'`:])(?:text|float)-(?:left|right)\b/g
  const sided = (sources: ReadonlyMap<string, string>, patterns: readonly RegExp[]) =>
    breaches(sources, (text) => patterns.flatMap((pattern) => matches(text, pattern)))

  test('no style names a side: it says start or end', () => {
    expect(sided(styles, [DECLARED, FOUR]), 'margin-inline-start, inset-inline, text-align: end, …').toEqual([])
    expect(sided(templates, [UTILITY]), 'ms-, pe-, start-, text-end, …').toEqual([])
  })

  test.each([
    'a { margin-left: 1px; }',
    'a { border-top-right-radius: 0; }',
    'a { right: 0; }',
    'a { text-align: left; }',
    'a { padding: 0 1rem 2rem 0; }',
    '<p className="mt-4 pl-2">',
    '<p className="md:text-right">',
    '<p className="-left-2">',
  ])('"%s" does', (text) => {
    expect(sided(new Map([['x', text]]), [DECLARED, FOUR, UTILITY])).toHaveLength(1)
  })

  test.each([
    'a { padding: 0 1rem 2rem 1rem; inset: auto 0 0; translate: 0; }',
    'a { margin-inline-start: 1px; text-align: end; }',
    '<Icon name="chevron-left" />',
    '<p className="mt-4 grid items-start">',
  ])('"%s" does not', (text) => {
    expect(sided(new Map([['x', text]]), [DECLARED, FOUR, UTILITY])).toEqual([])
  })
})

test('every file opens with a comment that says what it does', () => {
  const silent = [...engine, ...templates, ...styles].filter(([, text]) => !/^(?:\/\/ \S|\/\* \S)/.test(text))
  expect(silent.map(([file]) => file)).toEqual([])
})

test('the top level holds what the owner asked for and nothing else', () => {
  const asked =
    'package.json tsconfig.json bin src site.yaml content templates public tests README.md package-lock.json LICENSE'
  const built = 'node_modules lib dist'
  const allowed = new Set(`${asked} ${built}`.split(' '))
  const found = glob.sync('*', { cwd: root, onlyFiles: false }).filter((name) => !allowed.has(name))
  expect(found, 'put it into one of the folders; dot-files may stay').toEqual([])
})

// The catalogue of `site dev`: a page with every section of the theme and of the site in each look, from the examples
// beside them (sections/<name>.example.yaml). It is a site of its own, in memory: a build knows nothing of it.
import { readFileSync } from 'node:fs'
import { loadWords, type Words } from '../language/words.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { isGroup } from '../model/data.ts'
import { LOOKS, type Look, lookCss } from '../model/looks.ts'
import type { Problem, SourceFiles } from '../model/problem.ts'
import { liveSite } from '../pipeline/live.ts'
import type { Options } from '../pipeline/options.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { exampleFiles, shownFile, templateFiles } from '../runtime/overlay.ts'
import { plain } from '../serve/answer.ts'
import type { Answer, Request } from '../serve/message.ts'
import { html, type Markup, OWN } from './html.ts'
import type { State } from './session.ts'
import { SiteAnswers, type SiteWork } from './site-answers.ts'

/** The address of the catalogue. */
export const CATALOGUE = `${OWN}/sections`

/** The page of all examples, by a name that no page of a site has. */
const PAGE = 'catalogue-of-sections'

/** The anchor of a section, which no component has as an id of its own. */
export const anchorOf = (name: string) => `example-${name}`

/** The section with the h1, which is the first. */
const TOP = 'hero'

/** The picture of the examples, below content/images/. */
const PICTURE = 'example.svg'

type Group = Readonly<Record<string, unknown>>

/** A section, its file as problems name it, and whether it has an example. */
export interface ListedSection {
  readonly name: string
  readonly file: string
  readonly hasExample: boolean
}

/** Answers requests for the catalogue of a site. */
export class Catalogue {
  readonly #work: SiteWork
  readonly #options: Options
  #made: { readonly version: number; readonly state: Promise<State> } | undefined
  #state: State | undefined
  /** The sections of the page, in their order. */
  #shown: readonly Example[] = []
  readonly #answers = new Map<Look, SiteAnswers>()

  constructor(work: SiteWork, options: Options) {
    this.#work = work
    // Its results are of no use to the site itself, and would take the place of the site's own.
    this.#options = { ...options, isApart: true }
  }

  /** The sections of the last version of the site. */
  sections(): readonly ListedSection[] {
    const templates = this.#work.session.state().live?.inputs.templates
    if (!templates) return []
    const examples = exampleFiles(templates)
    return [...templateFiles(templates)].flatMap(([path, absolute]) => {
      const [, name] = /^sections\/([\w-]+)\.tsx$/.exec(path) ?? []
      if (name === undefined) return []
      return [{ name, file: shownFile(templates, path, absolute), hasExample: examples.has(`sections/${name}.yaml`) }]
    })
  }

  /** The page of all sections in a look; undefined for another name. */
  async page(name: string, request: Request): Promise<Answer | undefined> {
    const look = LOOKS.find((choice) => choice === name)
    if (!look) return undefined
    const { version } = this.#work.session.state()
    if (this.#made?.version !== version) this.#made = { version, state: this.#make(version) }
    const state = await this.#made.state
    this.#state = state
    const page = state.live?.site.plan.pages.find(({ record }) => record.file === `content/pages/${PAGE}.yaml`)
    if (!page) return plain(500, state.problems.map((problem) => textOf(problem, this.#shown)).join('\n'))
    const answers = this.#answers.get(look) ?? this.#answersIn(look, await loadWords(page.record.language))
    this.#answers.set(look, answers)
    return answers.respond({ ...request, target: page.path })
  }

  /** The answer for a file that the last page loads; undefined if it has no such file. */
  async file(request: Request): Promise<Answer | undefined> {
    const [answers] = this.#answers.values()
    const name = /^\/(assets\/[^?#]+)/.exec(request.target)?.[1]
    return name !== undefined && this.#state?.live?.files.has(name) ? answers?.respond(request) : undefined
  }

  #answersIn(look: Look, words: Words): SiteAnswers {
    const session = { state: () => this.#state as State }
    const style = `${labelCss(this.#shown.map(({ name }) => name))}${lookCss(look)}`
    return new SiteAnswers({ ...this.#work, session }, { links: linksIn(look, words), style })
  }

  /** Makes the site of the catalogue from the files as they are now. */
  async #make(version: number): Promise<State> {
    const added = (inputs: Inputs) => {
      this.#shown = examplesOf(inputs, this.sections())
      return addedFiles(inputs, this.#shown)
    }
    const { value: live, problems, files } = await liveSite(this.#options, { added })()
    this.#answers.clear()
    return { version, whole: version, live, problems, files }
  }
}

/** A problem in one line. One of the page of all sections is a problem of an example. */
function textOf({ at, text, help }: Problem, shown: readonly Example[]): string {
  const named = text.replace(/^sections\.(\d+)/, (_, i: string) => `sections/${shown[Number(i)]?.name}.example.yaml`)
  return [named === text && at?.file, named, help].filter(Boolean).join(': ')
}

/** A section with the values of an example. `name` is that of the section, or like `hero-photo` that of a layout of it. */
interface Example {
  readonly block: string
  readonly name: string
  readonly values: Group
}

/** The sections whose examples the site can show, that with the h1 first. */
function examplesOf({ files, templates }: Inputs, sections: readonly ListedSection[]): Example[] {
  const examples = exampleFiles(templates)
  // The example of a layout, such as sections/hero.photo.example.yaml, has the fields that differ.
  const names = [...examples.keys()].flatMap((file) => /^sections\/(.+)\.yaml$/.exec(file)?.[1] ?? [])
  const valuesOf = (name: string) => dataOf(name, examples.get(`sections/${name}.yaml`), files)
  return sections
    .map(({ name }) => ({ block: name, name, values: valuesOf(name) }))
    .filter(({ values }) => Object.keys(values).length > 0)
    .sort((a, b) => Number(b.name === TOP) - Number(a.name === TOP))
    .flatMap((example) => {
      const { block, values } = example
      const layouts = names.filter((name) => name.startsWith(`${block}.`))
      return [
        example,
        ...layouts.map((name) => ({ block, name: name.replace('.', '-'), values: { ...values, ...valuesOf(name) } })),
      ]
    })
}

/** The names of the sections, in their upper corners. */
const labelCss = (names: readonly string[]) =>
  `[id^="${anchorOf('')}"]{position:relative}[id^="${anchorOf('')}"]::before{position:absolute;inset:0 auto auto 0;` +
  'z-index:1;padding:0 .6rem;font:13px/1.7 ui-monospace,monospace;color:#fff;background:#333}' +
  names.map((name) => `#${anchorOf(name)}::before{content:"${name}"}`).join('')

/** The looks, and the list of sections. */
const linksIn = (look: Look, { say }: Words): Markup => {
  const looks = LOOKS.map(
    (name) =>
      html`<a href="${CATALOGUE}/${name}" class="button"${name === look && html` aria-current="page"`}>${name}</a>`,
  )
  return html`${looks}<a href="${CATALOGUE}" class="button">${say('sections')}</a>`
}

/** The files of the catalogue's site that differ from those of the site. */
function addedFiles({ files, templates }: Inputs, shown: readonly Example[]) {
  const examples = exampleFiles(templates)
  const example = (name: string): Group => dataOf(name, examples.get(`${name}.yaml`), files)
  const site = groupIn(files, 'site.yaml')
  const routes = groupIn(files, 'content/routes.yaml')
  const pages = (routes.pages ?? []) as readonly Group[]
  const { map, embeds } = example('site')
  const values = new Map<string, unknown>([
    [
      'site.yaml',
      {
        map,
        ...site,
        embeds: { ...(embeds as Group), ...(site.embeds as Group | undefined) },
        brand: site.brand && { ...(site.brand as Group), look: undefined },
        socialCards: 'none',
      },
    ],
    [
      `content/pages/${PAGE}.yaml`,
      {
        ...example('pages/page'),
        sections: shown.map(({ block, name, values }) => ({ block, id: anchorOf(name), ...values })),
      },
    ],
  ])
  const added = [{ path: `/${PAGE}`, page: PAGE, template: 'page' }, ...(hasPosts(pages) ? [] : [POSTS])]
  if (!hasPosts(pages)) values.set('content/posts/example.yaml', example('pages/post'))
  values.set('content/routes.yaml', { ...routes, pages: [...pages, ...added] })
  for (const name of ['prices', 'reviews'])
    if (!files.has(`content/${name}.yaml`)) values.set(`content/${name}.yaml`, example(`data/${name}`))
  const picture = examples.get('illustrations/photo.svg')
  return new Map<string, Uint8Array>([
    ...[...values].map(([file, value]) => [file, Buffer.from(JSON.stringify(value))] as const),
    ...(picture === undefined ? [] : [[`content/images/${PICTURE}`, readFileSync(picture)] as const]),
  ])
}

/** The route of articles, for a site that has none. */
const POSTS = { path: `/${PAGE}/{slug}`, each: 'posts', template: 'post', parent: `/${PAGE}` }
const hasPosts = (pages: readonly Group[]) => pages.some(({ each }) => each === 'posts')

const groupIn = (files: SourceFiles, file: string): Group => groupOf(parseFile(file, files.get(file) ?? '').value?.data)

/** Instead of a file that a site does not have. */
const MISSING = '%%'

/**
 * The contents of an example, in which `%services%` becomes the name of a file in content/services/, each time the next.
 * Empty if there is no such file.
 */
function dataOf(name: string, file: string | undefined, files: SourceFiles): Group {
  if (file === undefined) return {}
  let used = 0
  const text = readFileSync(file, 'utf8').replace(/%([a-z]+)%/g, (_, folder: string) => {
    const slugs = [...files.keys()].flatMap((path) => nameIn(folder, path))
    return slugs[used++ % slugs.length] ?? MISSING
  })
  return text.includes(MISSING) ? {} : groupOf(parseFile(name, text).value?.data)
}

const nameIn = (folder: string, path: string): readonly string[] => {
  const [, name] = path.startsWith(`content/${folder}/`) ? (/\/([^/.]+)\.yaml$/.exec(path) ?? []) : []
  return name === undefined ? [] : [name]
}

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {})

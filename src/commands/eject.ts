// site eject: lists the components of the theme, copies one into the site, or shows how the site's copy differs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { putFiles } from '../emit/write.ts'
import { error, type Files, type Problem } from '../model/problem.ts'
import { inputsOf } from '../pipeline/options.ts'
import { engineRoot } from '../runtime/engine.ts'
import { filesBelow, type TemplateFolder, THEME } from '../runtime/overlay.ts'
import { type Component, componentNamed, componentsIn, copiesOf } from '../scaffold/eject.ts'
import { type Command, fail, type Terminal } from './report/command.ts'
import { aligned } from './report/paint.ts'

export default {
  summary: 'copy a component of the theme into the site, to change it there',
  usage: '[name]',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--diff', "show how the site's files differ from those of the theme"],
  ],
  examples: ['site eject', 'site eject layout/footer', 'site eject layout/footer --diff'],

  async run({ root: rootOption, diff }, terminal, [typed]) {
    const root = resolve(String(rootOption ?? '.'))
    const { templates, files } = await inputsOf({ root, now: 0, year: 0, cache: false, workers: 1 })
    const refuse = (problem: Problem) => fail([problem], terminal, { consequence: 'Nothing was written.' })
    if (!files.has('site.yaml'))
      return refuse(error('there is no site in this folder', undefined, 'name it: site eject --root DIR'))
    if (!templates.hasTheme)
      return refuse(error('this site does not use the theme', { file: 'site.yaml' }, 'delete theme: none'))
    const theme: Files = new Map(filesBelow(THEME).map((file) => [file, readFileSync(join(THEME, file), 'utf8')]))
    const components = componentsIn(theme)
    if (typed === undefined) {
      terminal.out(list(components.values(), templates, terminal))
      return 0
    }
    const { value: component, problems } = componentNamed(components, typed)
    if (!component) return fail(problems, terminal, { consequence: 'Nothing was written.' })
    if (diff) return showDifference(component, templates, terminal)
    return eject(component, templates, theme, terminal)
  },
} satisfies Command

/** The path of the site's file, relative to the root, if there is one. */
const siteFile = ({ root, folder }: TemplateFolder, file: string) =>
  existsSync(join(root, folder, file)) ? `${folder}/${file}` : undefined

/** One line for each component: its name, what it is, and whether the site has a file of its own. */
function list(components: Iterable<Component>, templates: TemplateFolder, { columns, paint }: Terminal): string {
  const rows = [...components].map(({ name, files, about }) => {
    const isReplaced = files.some((file) => siteFile(templates, file) !== undefined)
    return [name, isReplaced ? paint.bold(`${about} (replaced in ${templates.folder}/)`) : about]
  })
  return aligned(rows, columns)
}

/** Copies the files of a component that the site does not have yet, and the settings of the type checker. */
function eject(component: Component, templates: TemplateFolder, theme: Files, terminal: Terminal): number {
  const { root, folder } = templates
  const consequence = 'Nothing was written.'
  const present = component.files.flatMap((file) => siteFile(templates, file) ?? [])
  const [first] = present
  if (first !== undefined) {
    const help = `see what differs: npx site eject ${component.name} --diff`
    return fail([error('this file exists', { file: first }, help)], terminal, { consequence })
  }
  const copies = [...copiesOf(component, theme)].map(([file, text]) => [`${folder}/${file}`, text] as const)
  const settings = typeSettings(root, folder)
  const written = new Map([...copies, ...settings])
  const problems = putFiles(root, written)
  if (problems.length > 0) return fail(problems, terminal, { consequence })
  terminal.out(
    `${[...written.keys()].join('\n')}\nIt replaces the theme's in this site. To have the theme's again, delete it.\n`,
  )
  return 0
}

/** tsconfig.json of a site, if it has none. */
function typeSettings(root: string, folder: string): [file: string, text: string][] {
  if (existsSync(join(root, 'tsconfig.json'))) return []
  const text = readFileSync(join(engineRoot, 'src/starter/tsconfig.json'), 'utf8')
  return [['tsconfig.json', folder === 'templates' ? text : text.replaceAll(/\btemplates(?=["/])/g, folder)]]
}

/** Prints the difference between the theme's files and the site's, as git shows it. */
function showDifference(component: Component, templates: TemplateFolder, terminal: Terminal): number {
  const { root } = templates
  const both = component.files.flatMap((file) => {
    const site = siteFile(templates, file)
    return site === undefined ? [] : [[join(THEME, file), site] as const]
  })
  if (both.length === 0) {
    const help = `copy it first: npx site eject ${component.name}`
    return fail([error(`${templates.folder}/ has no file of ${component.name}`, undefined, help)], terminal)
  }
  for (const [original, site] of both) {
    const args = ['diff', '--no-index', '--no-prefix', '--', relative(root, original), site]
    const { stdout, error: fault } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (fault)
      return fail([error('git is needed to show a difference, and does not start', undefined, fault.message)], terminal)
    terminal.out(stdout)
  }
  return 0
}

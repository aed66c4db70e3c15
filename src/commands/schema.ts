// site schema: writes JSON Schemas of a site's files and editor settings, or the field tables of content/README.md.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadTemplates, type Templates } from '../assets/templates.ts'
import { putFiles } from '../emit/write.ts'
import { loadWords } from '../language/words.ts'
import { loadRoutes, noSite } from '../load/site.ts'
import { languagesOf } from '../load/translations.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { count } from '../model/counts.ts'
import { isGroup } from '../model/data.ts'
import { error, type Problem } from '../model/problem.ts'
import { inputsOf } from '../pipeline/options.ts'
import { sectionExamples, type TemplateFolder } from '../runtime/overlay.ts'
import { fieldGuide } from '../scaffold/field-guide.ts'
import { editorSettings, type FileKind, kindsOf, withTranslations } from '../scaffold/file-kinds.ts'
import { type Command, fail } from './report/command.ts'

const SCHEMAS = '.site/schemas'
const SETTINGS = '.vscode/settings.json'
const GUIDE = 'content/README.md'

export default {
  summary: 'write JSON Schemas, so that an editor completes and explains the YAML',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--docs', `rewrite the field tables of ${GUIDE} instead`],
  ],
  examples: ['site schema', 'site schema --docs'],

  async run({ root: rootOption, docs }, terminal) {
    const root = resolve(String(rootOption ?? '.'))
    const options = { root, now: 0, year: 0, cache: false, workers: 1 }
    const { files, templates: templateFolder } = await inputsOf(options)
    const refuse = (problems: readonly Problem[]) =>
      fail(problems, terminal, { files, consequence: 'Nothing was written.' })
    if (!files.has('site.yaml')) return refuse([noSite()])
    const templates = await loadTemplates({ ...templateFolder, cache: `${root}/.site` })
    if (!templates.value) return refuse(templates.problems)
    const routes = loadRoutes(files)
    if (!routes.value) return refuse(routes.problems)
    const kinds = kindsOf(templates.value, routes.value)

    const [language = 'en', ...translations] = languagesOf(
      parseFile('site.yaml', files.get('site.yaml') ?? '').value?.data,
    )
    const all = withTranslations(kinds, translations)
    const written = new Map<string, string>()
    if (docs) written.set(GUIDE, await guideOf(root, kinds, templates.value, { ...templateFolder, language }))
    else {
      for (const { name, schema } of all) written.set(`${SCHEMAS}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
      const settings = settingsIn(textOf(root, SETTINGS) ?? '{}')
      if (!settings)
        return refuse([
          error(
            'these settings are not plain JSON, so nothing can be added to them',
            { file: SETTINGS },
            'remove comments and trailing commas',
          ),
        ])
      written.set(SETTINGS, `${JSON.stringify(editorSettings(all, settings, SCHEMAS), null, 2)}\n`)
    }
    const unwritten = putFiles(root, written)
    if (unwritten.length > 0) return refuse(unwritten)
    terminal.out(docs ? `${GUIDE}\n` : `${count(all.length, 'schema')} -> ${SCHEMAS}/, wired in ${SETTINGS}\n`)
    return 0
  },
} satisfies Command

/** The text of content/README.md with its tables: in the language of the tables that it has, else in that of the site. */
async function guideOf(
  root: string,
  kinds: readonly FileKind[],
  { words: labels = {}, icons }: Templates,
  { language, ...folder }: TemplateFolder & { readonly language: string },
) {
  const present = textOf(root, GUIDE) ?? '# Content\n'
  const english = await loadWords('en')
  const words = present.includes(english.comment('mark')) ? english : await loadWords(language)
  return fieldGuide(kinds, present, words, { labels: labels[words.language], examples: sectionExamples(folder), icons })
}

/** The text of a file below `root`; undefined if it does not exist. */
function textOf(root: string, file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function settingsIn(text: string): Record<string, unknown> | undefined {
  try {
    const settings: unknown = JSON.parse(text)
    return isGroup(settings) ? settings : undefined
  } catch {
    return undefined
  }
}

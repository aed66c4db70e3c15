// Reads the templates of a site and all its YAML but the files of pages.
import { loadTemplates, type Templates } from '../assets/templates.ts'
import { copyWords } from '../language/load.ts'
import type { LoadedContent } from '../load/loaded-site.ts'
import { loadSite } from '../load/site.ts'
import { pageFiles } from '../load/sources.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { contentsOf, inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { Tagger } from '../model/source-map.ts'
import { hostNames } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { missingBinaries } from '../runtime/platform.ts'
import { cachePath, type Options } from './options.ts'

/** Loads templates and all YAML except the pages' files. With problems and a value, pages are loaded but not drawn. */
export async function loadYaml(
  { root, cache: isCached }: Options,
  { files, templates: folder }: Pick<Inputs, 'files' | 'templates'>,
  { isTagged, prunes = false }: { readonly isTagged: boolean; readonly prunes?: boolean },
): Promise<Result<{ readonly site: LoadedContent; readonly templates: Templates }>> {
  // Without site.yaml the folder of templates is unknown; the problem is that of site.yaml.
  if (!files.has('site.yaml'))
    return { problems: loadSite({ files, shapes: { pages: {}, data: {} }, hosts: [] }).problems }
  const missing = missingBinaries()
  if (missing.length > 0) return { problems: missing }
  const { value: templates, problems } = await loadTemplates({ ...folder, cache: cachePath(root), isCached })
  if (!templates) return { problems }
  const tagging = isTagged ? { tagger: new Tagger() } : {}
  const copies = await copyWords()
  const loading = loadSite({ files, shapes: templates, hosts: hostNames(), copies, prunes, ...tagging })
  const { value: site } = loading
  if (!site) return { problems: [...loading.problems, ...unparsedPages(files)] }
  return { value: { site, templates }, problems: loading.problems }
}

/** The syntax errors of the pages' files, when nothing more can be validated. */
const unparsedPages = (files: SourceFiles) =>
  pageFiles(files.keys()).flatMap((file) => parseFile(file, contentsOf(files, file)).problems)

/** The problems of reading a site, in order. site.yaml is read twice, first for its basics, so some repeat. */
export const uniqueProblems = (problems: readonly Problem[]): Problem[] =>
  inOrder([...new Map(problems.map((problem) => [keyOf(problem), problem])).values()])

const keyOf = ({ at, text }: Problem) => `${at?.file}:${at?.line}:${at?.column}:${text}`

/**
 * A problem of load with the id of the rule that explains it; without a narrower one it is about the form of the file.
 */
export const withRuleId = (problem: Problem): Problem =>
  problem.rule === undefined && /^(?:site(?:\.[a-z]{2})?\.yaml|content\/)/.test(problem.at?.file ?? '')
    ? { ...problem, rule: 'content/schema' }
    : problem

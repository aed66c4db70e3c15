// The file of the words of the interface in a language for which the theme has none.
import { isMap, parseDocument, Scalar } from 'yaml'
import { textsIn } from '../model/data.ts'

/** The text of a file of labels with all `words`: those that it lacks are added, each tagged as a placeholder. */
export function labelsFile(text: string, words: unknown, language: string): string {
  const comment = `# The words of the interface in ${language}: translate each word, and delete its tag.\n`
  const typed = parseDocument(text)
  const labels = isMap(typed.contents) ? typed : parseDocument(`${text || comment}{}`)
  if (isMap(labels.contents)) labels.contents.flow = false
  for (const [word, path] of textsIn(words))
    if (!labels.hasIn(path))
      labels.setIn(path, Object.assign(new Scalar(word), { tag: '!placeholder', type: 'QUOTE_DOUBLE' as const }))
  return labels.toString({ lineWidth: 0 })
}

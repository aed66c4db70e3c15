// The linked stylesheet -> the rules of its layer `below`, for the pages that need them at once: those of components that
// usually stand below the first screen, but on some pages do not.
import postcss from 'postcss'
import parser from 'postcss-selector-parser'
import type { StylesBelow } from '../../model/drawing.ts'

/** Returns the layer `below` of a compiled stylesheet, and what a page has that needs it; undefined without such a layer. */
export function stylesBelow(late: string): StylesBelow | undefined {
  const layers = postcss
    .parse(late)
    .nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' && node.params === LAYER ? [node] : []))
  if (layers.length === 0) return undefined
  const needs = new Map<string, readonly string[]>()
  for (const layer of layers)
    layer.walkRules(({ selector }) => {
      for (const classes of classesOf(selector)) if (classes.length > 0) needs.set(classes.join(' '), classes)
    })
  return { css: layers.join(''), needs: [...needs.values()] }
}

const LAYER = 'below'

/** For each selector of a list the classes that it requires. */
const classesOf = (list: string) =>
  parser()
    .astSync(list)
    .map(({ nodes }) => [...new Set(nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])))].sort())

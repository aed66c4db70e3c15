// An esbuild plugin that imports YAML files as data: the words of the theme.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { parse } from 'yaml'

export const yamlModules: Plugin = {
  name: 'yaml-modules',
  setup(bundler) {
    bundler.onLoad({ filter: /\.yaml$/ }, ({ path }) => ({
      contents: JSON.stringify(parse(readFileSync(path, 'utf8'))),
      loader: 'json',
    }))
  },
}

// Where the engine's own files stand, whether it runs from src/ (tests) or compiled from lib/.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Whether this is lib/, not src/. */
export const compiled = !import.meta.url.endsWith('.ts')

/** The folder that holds src/, lib/ and node_modules/. */
export const engineRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** The version package.json says. */
export const version = (JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as { version: string }).version

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'src/site.tsx')) ? folder : rootAbove(dirname(folder))
}

/** The modules of a folder below src/, by name: the folder is the registry. */
export function modulesIn(folder: string): Map<string, () => Promise<{ default: unknown }>> {
  const absolute = join(engineRoot, compiled ? 'lib' : 'src', folder)
  const ending = compiled ? '.js' : '.ts'
  const files = readdirSync(absolute).filter((file) => file.endsWith(ending))
  return new Map(files.sort().map((file) => [file.slice(0, -ending.length), () => import(/* @vite-ignore */ pathToFileURL(join(absolute, file)).href)]))
}

/** The folders below a folder of src/, sorted. */
export function foldersIn(folder: string): string[] {
  return readdirSync(join(engineRoot, compiled ? 'lib' : 'src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

// Finds packages with native code that are not installed for this machine, before one of them fails with a stack trace.
import { readFileSync, realpathSync } from 'node:fs'
import { error, type Problem } from '../model/problem.ts'
import { packageJson } from './engine.ts'

/** Packages whose program is an optional dependency for each platform. */
const NATIVE = ['@resvg/resvg-js', '@tailwindcss/oxide', 'esbuild', 'lightningcss', 'sharp']

/** A problem for each native package without a program for this machine. Another platform's package does not help. */
export function missingBinaries(platform = `${process.platform}-${process.arch}`): Problem[] {
  return NATIVE.flatMap((name) => {
    const file = packageJson(name)
    if (file === undefined) return []
    const manifest = realpathSync(file)
    const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      optionalDependencies?: Readonly<Record<string, string>>
    }
    const programs = Object.keys(optionalDependencies)
      .filter((file) => file.includes(platform) && !file.includes('libvips'))
      .sort((a, b) => Number(a.includes('musl')) - Number(b.includes('musl')))
    if (programs.length === 0 || programs.some((program) => packageJson(program, manifest) !== undefined)) return []
    const help = 'delete node_modules and run npm ci, or npm install, on this machine'
    return [error(`the package ${programs[0]}, which ${name} needs on ${platform}, is not installed`, undefined, help)]
  })
}

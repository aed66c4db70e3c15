// What the CLI is made of: packages of exact versions, under licences that ask for nothing but their text.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly license?: string
  readonly dev?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
// Without what stands in for packages that are left out.
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/**
 * Licences of what runs when a site is built. LGPL: libvips, linked as a library; MPL: lightningcss and, of the three
 * licences its words may be had under, dictionary-el; both unchanged.
 */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]

test('every package that runs when a site is built has a licence of this list', () => {
  const others = installed
    .filter(([, { dev }]) => !dev)
    .filter(([, { license = '' }]) => {
      const isListed = (one: string) => one === '' || LICENCES.includes(one)
      const choices = license.replace(/[()]/g, '').split(' OR ')
      return license === '' || !choices.some((choice) => choice.split(' AND ').every(isListed))
    })
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

/** The folders of tools that are too large for every clone. */
const TOOLS = ['tests/browser/lighthouse', 'tests/engine/recheck']

test('every package that is compiled into the engine has a licence of this list, whose text goes with it', () => {
  const { digest } = read('lib/engine.json') as { digest: string }
  const text = readFileSync(new URL(`../../lib/${digest}/licences.txt`, import.meta.url), 'utf8')
  const packages = text.split(/^-{80}$/m).map((part) => {
    const [, name = '', license = ''] = /^(\S+) [\d.]+: (.+)$/m.exec(part) ?? []
    return { name, license, words: part.length }
  })
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['yaml', 'zod', 'stdnum', 'html-validate']))
  expect(packages.filter(({ license, words }) => !LICENCES.includes(license) || words < 300)).toEqual([])
})

test('every version is exact, also of what stands in for another, from the registry, and known by its digest', () => {
  const { dependencies, devDependencies, overrides } = read('package.json')
  const tools = TOOLS.map((folder) => read(`${folder}/package.json`).dependencies)
  const replaced = Object.values<Record<string, string>>(overrides)
  const loose = [dependencies, devDependencies, ...tools, ...replaced]
    .flatMap((versions) => Object.entries<string>(versions))
    .filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))
  expect(loose).toEqual([])
  // A registry that a machine names itself is left out of the lock file.
  const foreign = installed.filter(([, { resolved = 'https://registry.npmjs.org/', integrity }]) => {
    return !resolved.startsWith('https://registry.npmjs.org/') || !integrity?.startsWith('sha512-')
  })
  expect(foreign.map(([path]) => path)).toEqual([])
})

test('no package needs a script of its own on install', () => {
  const scripts = installed.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path)
  // esbuild only checks its binary, which comes as a package.
  expect(scripts).toEqual(['node_modules/esbuild'])
})

test('package-lock.json has the programs of native packages for every platform, not only the one it was made on', () => {
  const missing = ['esbuild', 'lightningcss', 'sharp', '@resvg/resvg-js', '@tailwindcss/oxide'].flatMap((name) => {
    const { optionalDependencies = {} } = packages[`node_modules/${name}`] ?? expect.unreachable(name)
    expect(Object.keys(optionalDependencies).length).toBeGreaterThan(5)
    return Object.keys(optionalDependencies).filter(
      (each) => !packages[`node_modules/${each}`] && !packages[`node_modules/${name}/node_modules/${each}`],
    )
  })
  expect(missing).toEqual([])
})

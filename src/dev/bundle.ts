// The client's source -> one script, bundled when the server starts.
import { join } from 'node:path'
import { engineRoot } from '../runtime/engine.ts'

/** The script of every page of the server. */
export async function bundleClient(): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(engineRoot, 'src/dev/client/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

// What templates share, made in a thread of its own and left in the cache.
import { workerData } from 'node:worker_threads'
import { openCache } from '../runtime/cache.ts'
import { type TemplateFolder, templateAssets } from './template-assets.ts'

const { cache, ...folder } = workerData as TemplateFolder & { cache: string }
await templateAssets({ ...folder, cache: openCache(cache) })

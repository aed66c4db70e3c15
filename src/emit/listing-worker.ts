// A worker: answers what of a folder is not as it is listed.
import { parentPort, workerData } from 'node:worker_threads'
import { readListing } from './listing.ts'

const { folder, table } = workerData as { readonly folder: string; readonly table: string }
parentPort?.postMessage([...readListing(table).altered(folder)])

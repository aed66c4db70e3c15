// A worker that validates the markup of structures: it is sent one after the other and answers each with its faults.
import { parentPort } from 'node:worker_threads'
import { faultsOf } from './validator.ts'

// The validator takes a third of a second to load: it begins before the first structure comes.
faultsOf('<!DOCTYPE html><html lang="en"><head><title>x</title></head><body></body></html>')
parentPort?.on('message', (structure: string) => parentPort?.postMessage(faultsOf(structure)))

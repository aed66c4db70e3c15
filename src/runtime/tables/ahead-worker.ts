// A worker: reads tables and hands each over with its proof.
import { parentPort, workerData } from 'node:worker_threads'
import { readWithProof } from './table.ts'

for (const file of workerData as readonly string[]) {
  const read = readWithProof(file)
  if (read) parentPort?.postMessage({ file, ...read }, [read.bytes.buffer as ArrayBuffer])
}

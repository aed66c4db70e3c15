// Encodes and decodes the one message of Bazel's remote cache that this project needs: an ActionResult that names a
// single output file by its hash. bazel-remote validates entries of /ac/, so they must be this message.
// Source: build/bazel/remote/execution/v2/remote_execution.proto of bazelbuild/remote-apis; wire format:
// protobuf.dev/programming-guides/encoding (read 2026-11-27).

/** Wire types. */
const VARINT = 0
const BYTES = 2
/** ActionResult.output_files, OutputFile.path, OutputFile.digest, Digest.hash, Digest.size_bytes. */
const FIELD = { outputFiles: 2, path: 1, digest: 2, hash: 1, size: 2 }

/** An ActionResult whose only output file has this sha256 in lower-case hex and this number of bytes. */
export function encodeActionResult(hash: string, size: number): Buffer<ArrayBuffer> {
  const digest = Buffer.concat([
    field(FIELD.hash, Buffer.from(hash)),
    Buffer.from([(FIELD.size << 3) | VARINT]),
    varint(size),
  ])
  const file = Buffer.concat([field(FIELD.path, Buffer.from('result')), field(FIELD.digest, digest)])
  return field(FIELD.outputFiles, file)
}

/** The field of a hash: its number and wire type, its length, 64 letters. Servers may add other fields to a message. */
const HASH = /\n@([0-9a-f]{64})/

/** The hash in an ActionResult; undefined if there is none. */
export const hashIn = (bytes: Uint8Array): string | undefined => HASH.exec(Buffer.from(bytes).toString('latin1'))?.[1]

const field = (number: number, contents: Uint8Array): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from([(number << 3) | BYTES]), varint(contents.length), contents])

function varint(value: number): Buffer<ArrayBuffer> {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

// Encodes and decodes the one message of Bazel's remote cache that this project needs: an ActionResult that names a
// single output file by its hash. bazel-remote validates entries of /ac/, so they must be this message.
// Source: build/bazel/remote/execution/v2/remote_execution.proto of bazelbuild/remote-apis; wire format:
// protobuf.dev/programming-guides/encoding (read 2026-11-27).

/** The content of an entry: its sha256 in lower-case hex and its size in bytes. */
export interface ContentDigest {
  readonly hash: string
  readonly size: number
}

/** Wire types. */
const [VARINT, BYTES] = [0, 2]
/** ActionResult.output_files, OutputFile.path, OutputFile.digest, Digest.hash, Digest.size_bytes. */
const FIELD = { outputFiles: 2, path: 1, digest: 2, hash: 1, size: 2 }

/** An ActionResult whose only output file has this digest. */
export function encodeActionResult({ hash, size }: ContentDigest): Buffer<ArrayBuffer> {
  const digest = Buffer.concat([
    field(FIELD.hash, Buffer.from(hash)),
    Buffer.from([(FIELD.size << 3) | VARINT]),
    varint(size),
  ])
  const file = Buffer.concat([field(FIELD.path, Buffer.from('result')), field(FIELD.digest, digest)])
  return field(FIELD.outputFiles, file)
}

/** The digest of the first output file of an ActionResult; undefined if the bytes are no such message. */
export function decodeActionResult(bytes: Uint8Array): ContentDigest | undefined {
  const file = fieldsOf(bytes)?.get(FIELD.outputFiles)
  const digest = file instanceof Uint8Array ? fieldsOf(file)?.get(FIELD.digest) : undefined
  const fields = digest instanceof Uint8Array ? fieldsOf(digest) : undefined
  const [hash, size] = [fields?.get(FIELD.hash), fields?.get(FIELD.size)]
  if (!(hash instanceof Uint8Array) || typeof size !== 'number') return undefined
  const text = Buffer.from(hash).toString('latin1')
  return /^[0-9a-f]{64}$/.test(text) ? { hash: text, size } : undefined
}

const field = (number: number, contents: Uint8Array): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from([(number << 3) | BYTES]), varint(contents.length), contents])

function varint(value: number): Buffer<ArrayBuffer> {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

/** The first value of each field; undefined if the bytes end too early or use a wire type that no field here has. */
function fieldsOf(bytes: Uint8Array): ReadonlyMap<number, number | Uint8Array> | undefined {
  const fields = new Map<number, number | Uint8Array>()
  let at = 0
  const readVarint = (): number | undefined => {
    let value = 0
    for (let factor = 1; factor <= 2 ** 42; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) return undefined
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    return undefined
  }
  while (at < bytes.length) {
    const key = readVarint()
    const value = readVarint()
    if (key === undefined || value === undefined) return undefined
    const number = key >>> 3
    if ((key & 7) === VARINT) fields.set(number, fields.get(number) ?? value)
    else if ((key & 7) === BYTES && at + value <= bytes.length) {
      fields.set(number, fields.get(number) ?? bytes.subarray(at, at + value))
      at += value
    } else return undefined
  }
  return fields
}

import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { limits } from '#shared/limits.ts'

/** A survey definition as gzipped JSON, split into parts that each fit an item. */
export function packParts(value: object): Buffer[] {
  const packed = gzipSync(JSON.stringify(value))
  const parts: Buffer[] = []
  for (let from = 0; from < packed.length; from += limits.partBytes) parts.push(packed.subarray(from, from + limits.partBytes))
  return parts
}

export const unpackParts = (parts: Uint8Array[]): unknown => JSON.parse(gunzipSync(Buffer.concat(parts)).toString('utf8'))

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/** A value as brotli of its JSON, such as a response's answers: 2.5 KB of JSON become less than 1 KB, one write unit instead of three. */
export const pack = (value: object): Buffer => brotliCompressSync(JSON.stringify(value), options)
export const unpack = (packed: Uint8Array): unknown => JSON.parse(brotliDecompressSync(packed).toString('utf8'))

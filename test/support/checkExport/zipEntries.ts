import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50

/** The files in a zip archive by name. Throws if it is no zip archive, or a Zip64 one. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('This is no zip archive.')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  if (at === 0xffffffff) throw new Error('This zip archive is of the 64-bit kind.')
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('The directory of this zip archive is broken.')
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameBytes, extraBytes, commentBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(data, data + packed)
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameBytes), method === 0 ? content : inflateRawSync(content))
    at += 46 + nameBytes + extraBytes + commentBytes
  }
  return entries
}

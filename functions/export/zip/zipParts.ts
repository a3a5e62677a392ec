import { inflateRawSync } from 'node:zlib'

/** The texts in a small zip archive by name, found by its directory. Not for Zip64. */
export function zipParts(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06')
  const parts = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(data, data + zip.readUInt32LE(at + 20))
    parts.set(zip.toString('utf8', at + 46, at + 46 + name), inflateRawSync(content).toString())
    at += 46 + name + extra + comment
  }
  return parts
}

const orientationTag = 0x0112
const exifHeader = Buffer.from('Exif\0\0', 'latin1')

/** The orientation (1 to 8) in the TIFF block of an Exif record; 1, upright, if there is none or it cannot be read. */
export function orientationOf(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2)
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return 1
  const short = (at: number) => (at + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

export function tiffWith(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

/** The TIFF block without the `Exif` header that JPEG, and some programs in other formats, put before it. */
export const withoutExifHeader = (record: Buffer): Buffer =>
  record.subarray(0, exifHeader.length).equals(exifHeader) ? record.subarray(exifHeader.length) : record

export const withExifHeader = (tiff: Buffer): Buffer => Buffer.concat([exifHeader, tiff])

/** The bytes do not hang together as the image that they begin as. */
export class BrokenImage extends Error {
  constructor(what: string) {
    super(`not a whole image: ${what}`)
    this.name = 'BrokenImage'
  }
}

/** The `length` bytes from `at` on; throws BrokenImage where the file ends before. */
export function slice(bytes: Buffer, at: number, length: number): Buffer {
  if (length < 0 || at + length > bytes.length) throw new BrokenImage(`it ends before byte ${at + length}`)
  return bytes.subarray(at, at + length)
}

import { limits } from '#shared/limits.ts'

/** The bytes are not a complete, valid image of the format that they start as. */
export class BrokenImage extends Error {
  constructor(what: string) {
    super(`not a whole image: ${what}`)
    this.name = 'BrokenImage'
  }
}

/** `length` bytes from `at` on. Throws BrokenImage where the file ends earlier. */
export function slice(bytes: Buffer, at: number, length: number): Buffer {
  if (length < 0 || at + length > bytes.length) throw new BrokenImage(`it ends before byte ${at + length}`)
  return bytes.subarray(at, at + length)
}

/** A function to call for each part of an image, kept or not. It throws BrokenImage for one part too many. */
export function partCounter(): () => void {
  let parts = 0
  return () => {
    if (++parts > limits.imageParts) throw new BrokenImage(`more than ${limits.imageParts} parts`)
  }
}

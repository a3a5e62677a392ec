import { limits } from '#shared/limits.ts'

/** The bytes are not a complete, valid image or video of the format of their first bytes. */
export class BrokenMedia extends Error {
  constructor(what: string) {
    super(`not a whole file: ${what}`)
    this.name = 'BrokenMedia'
  }
}

/** `length` bytes from `at` on. Throws BrokenMedia if the file ends earlier. */
export function slice(bytes: Buffer, at: number, length: number): Buffer {
  if (length < 0 || at + length > bytes.length) throw new BrokenMedia(`it ends before byte ${at + length}`)
  return bytes.subarray(at, at + length)
}

/** A function to call for each part of a file, kept or not. It throws BrokenMedia for the first one above `most`. */
export function partCounter(most: number): () => void {
  let parts = 0
  return () => {
    if (++parts > most) throw new BrokenMedia(`more than ${most} parts`)
  }
}

/** partCounter for a video, of which a longer one may have more parts. */
export const videoPartCounter = (bytes: Buffer): (() => void) =>
  partCounter(limits.videoParts + Math.floor(bytes.length / limits.videoPartBytes))

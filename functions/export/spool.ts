/** Keeps bytes whose place in a file comes after bytes that are not written yet. */
export type Spool = { write: (bytes: Buffer) => Promise<void>; read: () => AsyncIterable<Buffer> | Iterable<Buffer> }

/** The sheets after Responses that are written at the same time. */
export const spoolNames = ['coded', 'long'] as const

export type SpoolName = (typeof spoolNames)[number]

/** Keeps everything in memory. */
export function memorySpool(): Spool {
  const kept: Buffer[] = []
  const write = (bytes: Buffer) => {
    kept.push(bytes)
    return Promise.resolve()
  }
  return { write, read: () => kept }
}

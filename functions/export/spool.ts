/** Keeps bytes that come later in a file than others that are still to be made. */
export type Spool = { write: (bytes: Buffer) => Promise<void>; read: () => AsyncIterable<Buffer> | Iterable<Buffer> }

/** The sheets after Responses that are written while it is. */
export const spoolNames = ['coded', 'long'] as const

export type SpoolName = (typeof spoolNames)[number]

/** Keeps all in memory. */
export function memorySpool(): Spool {
  const kept: Buffer[] = []
  const write = (bytes: Buffer) => {
    kept.push(bytes)
    return Promise.resolve()
  }
  return { write, read: () => kept }
}

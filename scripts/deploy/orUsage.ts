/** What `read` makes of a command line. Throws what it throws, with `usage` in the line below. */
export function orUsage<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

/** How often each text occurs. */
class Multiset {
  readonly #counts = new Map<string, number>()

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** The texts that `other` has less often, each with how many are missing there. */
  *without(other: Multiset): Generator<[text: string, times: number]> {
    for (const [text, count] of this.#counts) {
      const lacking = count - (other.#counts.get(text) ?? 0)
      if (lacking > 0) yield [text, lacking]
    }
  }
}

/** Counts how many of `wanted` are in `there`, and adds missing and surplus texts to `problems`. */
export function compareTexts(where: string, wanted: string[], there: string[], problems: string[]): number {
  const [wantedSet, thereSet] = [new Multiset(wanted), new Multiset(there)]
  const missing = [...wantedSet.without(thereSet)]
  for (const [text, times] of missing) problems.push(`missing ${times} x in ${where}: ${excerpt(text)}`)
  for (const [text, times] of thereSet.without(wantedSet)) problems.push(`surplus ${times} x in ${where}: ${excerpt(text)}`)
  return wanted.length - missing.reduce((sum, [, times]) => sum + times, 0)
}

const filled = (rows: string[][], column: number) => rows.map((row) => row[column]!).filter((text) => text !== '')

/** The same for each column of rows of cells, '' for an empty one; `names` are those of the columns. */
export function compareColumns(sheet: string, names: string[], wanted: string[][], there: string[][], problems: string[]): number[] {
  return names.map((name, at) => compareTexts(`${sheet}, ${name}`, filled(wanted, at), filled(there, at), problems))
}

const excerpt = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

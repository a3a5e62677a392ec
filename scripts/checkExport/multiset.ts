/** How often each text occurs. */
export class Multiset {
  readonly #counts = new Map<string, number>()

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** Each text of this one that `other` holds less often, with how often it lacks. */
  *without(other: Multiset): Generator<[text: string, times: number]> {
    for (const [text, count] of this.#counts) {
      const lacking = count - (other.#counts.get(text) ?? 0)
      if (lacking > 0) yield [text, lacking]
    }
  }
}

/** A set of positions (0 to size - 1), never changed. Each word stores 32 positions, so that uniting two sets takes one step for each word. */
export class Positions {
  readonly #words: Uint32Array

  private constructor(words: Uint32Array) {
    this.#words = words
  }

  /** The set of these positions, each below `size`. Only sets of one size can be combined. */
  static of(size: number, placed: readonly { position: number }[]): Positions {
    const words = new Uint32Array(Math.ceil(size / 32))
    for (const { position } of placed) words[position >>> 5]! |= 1 << (position & 31)
    return new Positions(words)
  }

  has(position: number): boolean {
    return ((this.#words[position >>> 5]! >>> (position & 31)) & 1) === 1
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0)
  }

  union(other: Positions): Positions {
    return this.#combined(other, (word, otherWord) => word | otherWord)
  }

  intersection(other: Positions): Positions {
    return this.#combined(other, (word, otherWord) => word & otherWord)
  }

  difference(other: Positions): Positions {
    return this.#combined(other, (word, otherWord) => word & ~otherWord)
  }

  #combined(other: Positions, combine: (word: number, otherWord: number) => number): Positions {
    const words = new Uint32Array(this.#words.length)
    for (let at = 0; at < words.length; at++) words[at] = combine(this.#words[at]!, other.#words[at]!)
    return new Positions(words)
  }
}

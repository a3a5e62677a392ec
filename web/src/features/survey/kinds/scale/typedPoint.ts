type Typed = { text: string; at: number }

/** Milliseconds in which a second digit joins the first. */
const joined = 1000

/** The point of two typed digits: 1 and then 0 are 10 on a scale up to 10. */
export function typedPoint({ text, at }: Typed, next: { key: string; at: number }, last: number): Typed {
  const both = text + next.key
  const isJoined = next.at - at < joined && text !== '' && Number(both) <= last
  return { text: isJoined ? both : next.key, at: next.at }
}

/** Seconds in a day. A longer time says nothing about how long answering took. */
const longest = 86_400

/** Whole seconds since the first input, 1 to 86,400. Undefined before any input, after a day, and for a form that began with a draft (useBegunAt.ts). */
export function secondsSince(begunAt = NaN): number | undefined {
  const seconds = Math.max(1, Math.round((performance.now() - begunAt) / 1000))
  return seconds <= longest ? seconds : undefined
}

/** The `state` of a navigation that only gives the page one is on another address: nothing scrolls, no focus moves, nobody is asked. */
export const samePlace = { samePlace: true }

/** Whether a navigation with this `state` stays on the page. */
export const isSamePlace = (state: unknown): boolean => (state as Partial<typeof samePlace> | null)?.samePlace === true

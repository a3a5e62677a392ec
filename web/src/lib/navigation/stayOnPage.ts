/** The `state` of a navigation that only gives the page one is on another address: nothing scrolls, no focus moves, nobody is asked. */
export const stayOnPage = { stayOnPage: true }

/** Whether a navigation with this `state` stays on the page. */
export const isStayOnPage = (state: unknown): boolean => (state as Partial<typeof stayOnPage> | null)?.stayOnPage === true

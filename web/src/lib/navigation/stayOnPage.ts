/** The `state` of a navigation that only changes the page's address: no scrolling, no focus change, no question about unsaved changes. */
export const stayOnPage = { stayOnPage: true }

/** True for the `state` of such a navigation. */
export const isStayOnPage = (state: unknown): boolean => (state as Partial<typeof stayOnPage> | null)?.stayOnPage === true

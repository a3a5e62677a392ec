/** The fewest characters of a password. Apart from the other limits: it is all that the pages for signing in need of them. */
export const passwordMin = 8

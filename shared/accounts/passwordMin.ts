/** The fewest characters of a password. */
export const passwordMin = 8

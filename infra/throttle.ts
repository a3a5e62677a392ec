/** Calls per second, and the burst, of each route. The same for all: one caller could use up a lower limit and lock out all others. */
export const throttle = { rateLimit: 1_000, burstLimit: 2_000 }

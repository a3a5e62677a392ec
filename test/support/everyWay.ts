/** EVERY_WAY=1, as `npm run soak` sets it, has the tests try all that `npm test` tries a part of. */
export const isEveryWay = Boolean(process.env['EVERY_WAY'])

/** The first of these; all of them with EVERY_WAY=1. For tests that should be alike in all of them. */
export const firstOf = <T>(all: readonly T[]): readonly T[] => (isEveryWay ? all : all.slice(0, 1))

/** How many of something a test tries: `few`, with EVERY_WAY=1 `many`. */
export const someOf = (few: number, many: number): number => (isEveryWay ? many : few)

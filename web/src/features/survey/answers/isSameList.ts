/** True for the same items in the same order, compared by identity; null only equals null. */
export const isSameList = (a: readonly unknown[] | null, b: readonly unknown[] | null): boolean =>
  a === b || (!!a && !!b && a.length === b.length && a.every((item, index) => item === b[index]))

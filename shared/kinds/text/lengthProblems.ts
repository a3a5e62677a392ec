/** What is wrong with the lengths of a text question whose type takes `limit` characters. */
export const lengthProblems =
  (limit: number) =>
  ({ min_length = 0, max_length = limit }: { min_length?: number | undefined; max_length?: number | undefined }) =>
    max_length > limit
      ? [{ path: ['max_length'], code: 'too_large' }]
      : min_length > max_length
        ? [{ path: ['min_length'], code: 'too_large' }]
        : []

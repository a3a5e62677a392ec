/** How many clauses a condition may have. Not in limits.ts, so that the survey page does not load all limits. */
export const mostClauses = 10

/** Functions that no route calls, by name: each one's file in functions/, without its ending. */
export const backgroundFunctions = {
  /** Runs one job to its end: `{ job }`, its id. */
  runJob: 'jobs/runJob',
  /** Keeps the counts of surveys by the table's stream. */
  countResponses: 'streams/countResponses',
} as const

export type BackgroundName = keyof typeof backgroundFunctions

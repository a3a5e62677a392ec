import * as v from 'valibot'

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** Work that passes over all responses: `done` and `total` count responses, `url` is the file's address for five minutes. */
export const job = v.object({
  id: v.string(),
  state: v.picklist(jobStates),
  done: v.number(),
  total: v.number(),
  url: v.optional(v.string()),
  error: v.optional(v.string()),
})
export type Job = v.InferOutput<typeof job>

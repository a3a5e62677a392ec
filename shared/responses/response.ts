import * as v from 'valibot'
import { demographics } from './demographics.ts'
import { arrayOf, language } from '../fields.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import { limits } from '../limits.ts'
import { questionFields } from '../kinds/definedKinds.ts'
import { whereInQuery } from './results.ts'
import { sources } from './source.ts'

/** Whether at most `depth` arrays and objects are within each other. */
const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every((one) => isWithinDepth(one, depth - 1)))

/** checkAnswers.ts checks its shape by the question. Its depth is limited before, since a retry compares what was sent (requestHash.ts). */
const anyValue = v.pipe(
  v.unknown(),
  v.check((value) => isWithinDepth(value, limits.answerDepth), 'not_allowed'),
)
const answer = v.object({
  question_id: v.pipe(v.string(), v.maxLength(limits.id)),
  value: anyValue,
  text: v.optional(anyValue),
})
/** `text`: what was written beside a choice that has a text of its own. */
export type Answer = { question_id: string; value: AnswerValue; text?: string }

const answered = {
  answers: arrayOf(answer, limits.answers),
  demographics: v.nullish(demographics, {}),
  language: v.nullish(language),
}

export const updateResponseBody = v.object(answered)
export type UpdateResponseBody = v.InferOutput<typeof updateResponseBody>

/** `seconds`: whole, between the first input and this submit. */
export const responseBody = v.object({
  survey_id: v.pipe(v.string(), v.maxLength(limits.id)),
  ...answered,
  seconds: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.secondsToAnswer))),
})

/** null: not recorded. */
const source = v.nullable(v.picklist(sources))

/** A question as it was when it was answered, with the choices and rows that the answer names. */
const formerQuestion = v.pick(questionFields, ['id', 'type', 'choices', 'rows', 'number', 'scale', 'date'])
export type FormerQuestion = v.InferOutput<typeof formerQuestion>

/** `screened`: a section's `ends_if` ended the survey. Results leave such a response out. */
const state = v.picklist(['stored', 'screened'])

/**
 * `version` counts saves, from 1; `survey_version`: the one answered on. `id` may be an admin's reference; only admins get `source`. `former`: of the
 * answers that were given while their question had another type, for the respondent.
 */
export const response = v.object({
  id: v.string(),
  survey_id: v.string(),
  answers: v.array(answer),
  demographics,
  language: v.nullish(language),
  version: v.number(),
  survey_version: v.number(),
  created_at: v.string(),
  updated_at: v.string(),
  state,
  source: v.optional(source),
  former: v.optional(v.array(formerQuestion)),
})
export type Response = Omit<v.InferOutput<typeof response>, 'answers'> & { answers: Answer[] }

/** The reply to a submit. `next`: the address to send the respondent to. */
export const submitted = v.object({ ...response.entries, next: v.nullable(v.string()) })

/** A row of a list. `id`: an admin's reference; `number` counts from the oldest, 1; `too_large`: its answers fit no reply, and are left out. */
export const listedResponse = v.object({
  id: v.string(),
  number: v.number(),
  created_at: v.string(),
  updated_at: v.string(),
  survey_version: v.number(),
  language: v.nullable(language),
  source,
  screened: v.optional(v.boolean()),
  owner: v.nullable(v.object({ id: v.string(), email: v.string() })),
  demographics,
  answers: v.array(answer),
  too_large: v.optional(v.boolean()),
})
export type ListedResponse = Omit<v.InferOutput<typeof listedResponse>, 'answers'> & { answers: Answer[] }

/** The filter of a list of responses. `q`: text within a written answer, as shared/search.ts compares. */
export const responseSearch = v.object({ where: v.optional(whereInQuery), q: v.optional(v.pipe(v.string(), v.maxLength(limits.name))) })

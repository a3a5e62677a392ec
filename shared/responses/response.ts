import * as v from 'valibot'
import { demographics } from './demographics.ts'
import { arrayOf, language } from '../fields.ts'
import { isObject } from '../kinds/choice.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import { limits } from '../limits.ts'
import { questionFields } from '../kinds/definedKinds.ts'
import { whereInQuery } from './results.ts'
import { sources } from './source.ts'

/** Whether arrays and objects are nested at most `depth` deep. */
const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every((one) => isWithinDepth(one, depth - 1)))

/** checkAnswers.ts checks its shape by the question. Its depth is limited first, since a retry hashes the sent content (requestHash.ts). */
const anyValue = v.pipe(
  v.unknown(),
  v.check((value) => isWithinDepth(value, limits.answerDepth), 'not_allowed'),
)
const answer = v.object({
  question_id: v.pipe(v.string(), v.maxLength(limits.id)),
  value: anyValue,
  text: v.optional(anyValue),
})
/** `text`: of a choice that takes a text. */
export type Answer = { question_id: string; value: AnswerValue; text?: string }

const answered = {
  answers: arrayOf(answer, limits.answers),
  demographics: v.nullish(demographics, {}),
  language: v.nullish(language),
}

export const updateResponseBody = v.object(answered)
export type UpdateResponseBody = v.InferOutput<typeof updateResponseBody>

/** `only_ask`: mails nothing, and returns how many copies are left today. */
export const mailCopyBody = v.object({ only_ask: v.optional(v.boolean(), false) })

/** By name; the survey decides which names and values are valid (readGivenOnce.ts). */
const named = v.nullish(v.custom<Record<string, unknown>>(isObject))

/**
 * Values of a response's first submit that no later one changes. `seed`: of its order, 8 hex digits; `drawn`: by pool, the ids of the sections that
 * were drawn; `link`: the values of the link's fields.
 */
export const givenOnceBody = { seed: v.nullish(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))), drawn: named, link: named }
export type GivenOnceBody = v.InferOutput<v.ObjectSchema<typeof givenOnceBody, undefined>>

/** `seconds`: whole, between the first input and this submit. */
export const responseBody = v.object({
  survey_id: v.pipe(v.string(), v.maxLength(limits.id)),
  ...answered,
  ...givenOnceBody,
  seconds: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.secondsToAnswer))),
})

/** null: not recorded. */
const source = v.nullable(v.picklist(sources))

/** The stored form, each only if the survey has it. `drawn`: in the order shown. */
const givenOnce = {
  seed: v.optional(v.string()),
  drawn: v.optional(v.record(v.string(), v.array(v.string()))),
  link: v.optional(v.record(v.string(), v.string())),
}
export type GivenOnce = v.InferOutput<v.ObjectSchema<typeof givenOnce, undefined>>

/** A question as of its answer, with the choices and rows that the answer names. */
const formerQuestion = v.pick(questionFields, ['id', 'type', 'choices', 'rows', 'number', 'scale', 'date'])
export type FormerQuestion = v.InferOutput<typeof formerQuestion>

/** `screened`: a section's `ends_if` ended the survey. Results leave such a response out. */
const state = v.picklist(['stored', 'screened'])

/**
 * `version` counts saves, from 1; `survey_version`: the one answered on. `id` may be an admin's reference; only admins get `source`. `former`: for
 * the respondent, the questions of answers that were given while the question had another type.
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
  ...givenOnce,
  source: v.optional(source),
  former: v.optional(v.array(formerQuestion)),
})
export type Response = Omit<v.InferOutput<typeof response>, 'answers'> & { answers: Answer[] }

/** `next`: the address of the panel to send the respondent to. */
const next = v.nullable(v.string())

/** The reply to a submit; `not_kept`: its answers ended the survey, which does not keep such responses. */
export const submitted = v.union([v.object({ ...response.entries, next }), v.object({ state: v.literal('not_kept'), next })])

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
  ...givenOnce,
  owner: v.nullable(v.object({ id: v.string(), email: v.string() })),
  demographics,
  answers: v.array(answer),
  too_large: v.optional(v.boolean()),
})
export type ListedResponse = Omit<v.InferOutput<typeof listedResponse>, 'answers'> & { answers: Answer[] }

/** The filter of a list of responses. `q`: text within a written answer, as shared/search.ts compares. */
export const responseSearch = v.object({ where: v.optional(whereInQuery), q: v.optional(v.pipe(v.string(), v.maxLength(limits.name))) })

import * as v from 'valibot'
import { isDate } from '../time/calendarDate.ts'
import { language, moment, timeZone } from '../fields.ts'
import { limits } from '../limits.ts'
import { condition as showIf } from '../survey/condition.ts'
import { reach } from './reach.ts'
import { sources } from './source.ts'
import { questionTypeNames } from '../kinds/kinds.ts'

const id = v.pipe(v.string(), v.maxLength(limits.id))
const date = v.pipe(
  v.string(),
  v.check((given) => isDate(given, 'day') || isDate(given, 'month'), 'no_such_date'),
)
const question = v.optional(v.boolean())
const value = v.pipe(v.string(), v.maxLength(limits.choiceLabel))

/**
 * One condition of a filter. `of`: the question's id or field to compare: one of those below, `demographics.age` and its like, `link.NAME`, or
 * `drawn.POOL`, whose values are ids of sections. `question`: `of` is a question's id even if a field has that name. `is`: any of these values
 * matches; an age may also be a range, such as `20-29`. `row`: the row to compare; any row without it. `from` and `to`: moments, ISO 8601, of which
 * `to` is excluded, or numbers or dates, both included.
 */
const condition = v.union([
  v.strictObject({ of: v.literal('created_at'), from: v.optional(moment), to: v.optional(moment) }),
  v.strictObject({ of: v.literal('language'), is: v.pipe(v.array(language), v.minLength(1)) }),
  v.strictObject({ of: v.literal('source'), is: v.pipe(v.array(v.picklist(sources)), v.minLength(1)) }),
  v.strictObject({ of: v.literal('screened'), is: v.pipe(v.array(v.literal(true)), v.minLength(1)) }),
  v.pipe(
    v.strictObject({ of: id, question, from: v.optional(v.pipe(v.number(), v.finite())), to: v.optional(v.pipe(v.number(), v.finite())) }),
    v.check(({ from, to }) => from !== undefined || to !== undefined, 'from_or_to'),
  ),
  v.pipe(
    v.strictObject({ of: id, question, from: v.optional(date), to: v.optional(date) }),
    v.check(({ from, to }) => from !== undefined || to !== undefined, 'from_or_to'),
  ),
  v.strictObject({
    of: id,
    question,
    is: v.pipe(v.array(v.union([value, v.number()])), v.minLength(1), v.maxLength(limits.choices)),
    row: v.optional(id),
  }),
])
export type Condition = v.InferOutput<typeof condition>

/** A filter: all of its conditions must match. */
export const where = v.pipe(
  v.array(condition),
  v.maxLength(limits.conditions),
  v.check((conditions) => JSON.stringify(conditions).length <= limits.filterCharacters, 'too_long'),
)
export type Where = v.InferOutput<typeof where>

/** A filter in a query string, as JSON. */
export const whereInQuery = v.pipe(v.string(), v.maxLength(limits.filterCharacters), v.parseJson(undefined, 'malformed_json'), where)

const by = v.pipe(v.string(), v.maxLength(limits.id + 'demographics.'.length))

/**
 * `by`: the groups to compare. A choice question's id, the id of a question with rows with a `row`, `demographics.gender` and its like, or
 * `drawn.POOL`: a group for each section of a pool, so that a respondent who was shown two is in both. `tz`: the time zone of the days.
 */
export const resultsQuery = v.object({
  where: v.optional(whereInQuery),
  by: v.optional(by),
  row: v.optional(id),
  tz: timeZone,
})

/** The same as a body, for a filter that is too long for an address. `show_if`: also counts the responses that would meet this condition. */
export const resultsBody = v.object({ ...resultsQuery.entries, where: v.optional(where), show_if: showIf })

const counted = v.object({ value: v.string(), count: v.number() })

/** The answers to a row of a question, and how many chose each column. `no_answer`: percentages leave out such an answer. */
const row = v.object({
  id: v.string(),
  answered: v.number(),
  choices: v.array(v.object({ ...counted.entries, no_answer: v.optional(v.boolean()) })),
  deleted: v.optional(v.boolean()),
})
export type RowResults = v.InferOutput<typeof row>

const comparedChoices = v.array(v.object({ value: v.string(), counts: v.array(v.number()) }))

/**
 * The answers to a number question: their number, mean to six decimals, quartiles, and counts by range. A range includes its end nearer to 0, and is
 * absent without answers; `more` counts the answers in other ranges. `exact`: the quartiles are actual answers, not ends of ranges.
 */
const numbers = v.object({
  n: v.number(),
  mean: v.nullable(v.number()),
  q1: v.nullable(v.number()),
  median: v.nullable(v.number()),
  q3: v.nullable(v.number()),
  bins: v.array(v.object({ from: v.number(), to: v.number(), count: v.number() })),
  exact: v.boolean(),
  more: v.optional(v.number()),
})
export type NumberResults = v.InferOutput<typeof numbers>

/** Answers 9 and 10, 7 and 8, and 0 to 6 of a scale from 0 to 10; the score is 100 x (promoters - detractors) / all of them, null without answers. */
const nps = v.object({ promoters: v.number(), passives: v.number(), detractors: v.number(), score: v.nullable(v.number()) })
export type Nps = v.InferOutput<typeof nps>

/** `no_answer`: percentages and means leave out such an answer. `former`: a point that the scale no longer has. */
const mark = v.object({ no_answer: v.optional(v.boolean()), former: v.optional(v.literal(true)) })

/** In a ranking, `count` is how many respondents ranked the choice; `ranks`: how many at each place, from the first; `mean_rank`: null if none did. */
const ranked = v.object({ mean_rank: v.optional(v.nullable(v.number())), ranks: v.optional(v.array(v.number())) })

/**
 * A survey's results as the API returns them. `as_of`: when they were counted. `imported`: how many of `total` were imported. `screened`: how many
 * were screened out, which nothing else counts unless the filter asks for them. `by_day`: days with responses, in the time zone of the query.
 * `shown`: the responses to which the question or section was shown; `ended`: those that the section's `ends_if` screened out, where the filter asks
 * for them; `answered`: those with an answer that is not blank. `median_seconds`: from first input to submit, null if no response has it. `by`:
 * every list of counts has an entry for each of `values`; ages are in decades, as `20-29`. The country or job '' sums up those beyond the number that
 * is listed, also in `by`. `would_hold`: the responses for which the `show_if` of the body holds. `reach`: of the whole survey, whatever the filter
 * is.
 */
export const results = v.object({
  as_of: v.string(),
  total: v.number(),
  would_hold: v.optional(v.number()),
  reach: v.optional(reach),
  imported: v.number(),
  screened: v.number(),
  last_response_at: v.nullable(v.string()),
  median_seconds: v.nullable(v.number()),
  versions: v.array(v.number()),
  by_day: v.array(v.object({ day: v.string(), count: v.number() })),
  languages: v.object({ en: v.number(), ko: v.number() }),
  signed_in: v.number(),
  sections: v.array(v.object({ id: v.string(), shown: v.number(), ended: v.optional(v.number()) })),
  questions: v.array(
    v.object({
      id: v.string(),
      type: v.picklist(questionTypeNames),
      shown: v.number(),
      answered: v.number(),
      /** `texts`: how many answers have a text, if the choice takes one. */
      choices: v.optional(v.array(v.object({ ...counted.entries, texts: v.optional(v.number()), ...ranked.entries, ...mark.entries }))),
      mean: v.optional(v.nullable(v.number())),
      median: v.optional(v.nullable(v.number())),
      nps: v.optional(nps),
      numbers: v.optional(numbers),
      /** The answers to a date question by month, as 2026-11; '' sums up those beyond the number that is counted separately. */
      dates: v.optional(v.array(counted)),
      rows: v.optional(v.array(row)),
      /** How many of the answers were given while the question had another type. Its figures leave them out. */
      former: v.optional(v.number()),
      deleted: v.optional(v.boolean()),
    }),
  ),
  demographics: v.object({
    gender: v.array(counted),
    age: v.array(v.object({ from: v.number(), to: v.number(), count: v.number() })),
    country: v.array(counted),
    job: v.array(counted),
  }),
  by: v.optional(
    v.object({
      of: v.string(),
      row: v.optional(v.string()),
      values: v.array(v.object({ value: v.string(), total: v.number() })),
      questions: v.array(
        v.object({
          id: v.string(),
          shown: v.array(v.number()),
          answered: v.array(v.number()),
          choices: v.optional(comparedChoices),
          rows: v.optional(v.array(v.object({ id: v.string(), choices: comparedChoices }))),
        }),
      ),
    }),
  ),
})
export type Results = v.InferOutput<typeof results>

import { isString } from '#shared/kinds/choice.ts'
import { isOtherType } from '#shared/kinds/isFormer.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { isRowAnswers, rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import { isReceiptNumber } from '#shared/responses/receiptNumber.ts'
import type { Condition, Where } from '#shared/responses/results.ts'
import { includesText } from '#shared/search.ts'
import { allQuestions, type AnyQuestion } from '../answered/allQuestions.ts'
import { answeredVersion, type AnsweredVersion, readAnsweredVersion } from '../answered/answeredVersion.ts'
import { countedKinds } from '../counts/kinds/countedKinds.ts'
import { ownFields } from './ownFields.ts'
import { isRange, type Range } from './validateWhere.ts'
import type { Filter } from '../data/responses/responseList.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'

/** `where`: conditions that must all hold; `q`: text that an answer must contain, as includesText compares, or the response's receipt number. */
type Search = { where?: Where; q?: string }

/** A filter for the responses that match a search; null if all do. A choice's values from before a rename count as its present one. */
export function buildFilter(survey: WholeSurvey, { where = [], q = '' }: Search): Filter | null {
  const words = q.trim()
  if (where.length === 0 && !words) return null
  const questions = new Map(allQuestions(survey).map((question) => [question.id, question]))
  const present = answeredVersion(survey)
  const isOwnField = ownFields(survey, (id) => questions.has(id))
  return async (response) => {
    if (words && !isReceiptNumber(words, response.id) && !hasText(response, words, questions)) return false
    if (where.length === 0) return true
    const version = (await readAnsweredVersion(response)) ?? present
    return where.every((condition) =>
      'is' in condition && isOwnField(condition)
        ? matchesField(response, condition)
        : matchesCondition(response, condition, questions, version),
    )
  }
}

type Questions = ReadonlyMap<string, AnyQuestion>

type WithValues = Extract<Condition, { is: unknown }>

function matchesCondition(response: StoredResponse, condition: Condition, questions: Questions, version: AnsweredVersion): boolean {
  const { of } = condition
  if (isRange(condition))
    return isOfPresentType(of, questions, version) && valuesOf(response, of, version).some((value) => isWithin(value, condition))
  if (!('is' in condition)) return isBetween(Date.parse(response.created_at), condition as Span)
  const wanted = condition.is as readonly (string | number | true)[]
  const values = presentValues(response, condition, questions.get(of), version)
  return values.some((value) => wanted.some((one) => String(one) === value)) && isOfPresentType(of, questions, version)
}

/** Whether a filter field of a response has one of the values. */
function matchesField(response: StoredResponse, { of, is }: WithValues): boolean {
  const { language, source, screened, demographics, link, drawn } = response
  const wanted: readonly unknown[] = is
  const [, group, name = ''] = /^(demographics|link|drawn)\.(.*)$/.exec(of) ?? []
  if (group === 'demographics') {
    const value = demographics[name as keyof typeof demographics]
    return value !== undefined && wanted.some((one) => String(one) === String(value) || isAgeWithin(value, one))
  }
  if (group) return [own(group === 'link' ? link : drawn, name) ?? []].flat().some((value) => wanted.some((one) => String(one) === value))
  if (of === 'screened') return screened === true
  return wanted.includes(of === 'language' ? language : source)
}

const own = (held: Record<string, string | string[]> | undefined, name: string) =>
  held && Object.hasOwn(held, name) ? held[name] : undefined

/** Whether a question had its present type when it was answered; true if both types are of the first version. */
function isOfPresentType(id: string, questions: Questions, version: AnsweredVersion): boolean {
  const now = questions.get(id)?.type
  const then = version.question(id)?.type
  return !now || !then || !isOtherType(then, now)
}

function isAgeWithin(years: string | number, range: unknown): boolean {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(String(range)) ?? []
  return typeof years === 'number' && from !== undefined && years >= Number(from) && years <= Number(to)
}

/**
 * Whether a value is a number, or a date, between these, both included. Dates of different precisions are compared by month, since the precision may
 * have changed.
 */
function isWithin(value: unknown, { from, to }: Range): boolean {
  if (typeof value !== typeof (from ?? to)) return false
  const order = (bound: number | string) => compare(value as number | string, bound)
  return (from === undefined || order(from) >= 0) && (to === undefined || order(to) <= 0)
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other)
  const shared = Math.min(one.length, other.length)
  return one.slice(0, shared) < other.slice(0, shared) ? -1 : Number(one.slice(0, shared) > other.slice(0, shared))
}

type Span = { from?: string; to?: string }

const isBetween = (moment: number, { from, to }: Span): boolean =>
  (from === undefined || moment >= Date.parse(from)) && (to === undefined || moment < Date.parse(to))

/** The values of a response's answer to a question: one or several, the first of a ranking, the value of a row, or those of all rows. */
const valuesOf = ({ answers }: StoredResponse, questionId: string, version: AnsweredVersion, row?: string): unknown[] =>
  answers
    .filter(({ question_id }) => question_id === questionId)
    .flatMap(({ value }): unknown[] => {
      if (row !== undefined) return [rowAnswer(value, row)]
      if (isRowAnswers(value)) return Object.values(value)
      const type = version.question(questionId)?.type
      return type && countedKinds[type].hasRanks ? [value].flat().slice(0, 1) : [value].flat()
    })

/** The values of a response's answer that a condition compares, as present choice values. */
function presentValues(
  response: StoredResponse,
  { of, row }: { of: string; row?: string | undefined },
  question: AnyQuestion | undefined,
  version: AnsweredVersion,
): string[] {
  const texts = valuesOf(response, of, version, row).flatMap((value) =>
    isString(value) || typeof value === 'number' ? [String(value)] : [],
  )
  return question ? texts.map((value) => version.choice(question, value)?.value ?? value) : texts
}

function hasText({ answers }: StoredResponse, words: string, questions: Questions): boolean {
  return answers.some(({ question_id, value, text }) => {
    const question = questions.get(question_id)
    const written = question ? checkedKinds[question.type].written(value) : value
    return [written, text].some((each) => isString(each) && includesText(each, words))
  })
}

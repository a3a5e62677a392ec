import { isDate } from '#shared/time/calendarDate.ts'
import { asksForScreened, isOfQuestion } from '#shared/responses/asksForScreened.ts'
import type { Condition, Results, Where } from '#shared/responses/results.ts'

const isAnyDate = (end: unknown) => typeof end === 'string' && (isDate(end, 'day') || isDate(end, 'month'))

const isCondition = (value: unknown): value is Condition => {
  const { of, question, is, from, to, row } = (value ?? {}) as Record<string, unknown>
  if (typeof of !== 'string' || (row !== undefined && typeof row !== 'string')) return false
  if (question !== undefined && typeof question !== 'boolean') return false
  if (of === 'created_at' && !question && (typeof from === 'string' || typeof to === 'string')) return true
  const ends = [from, to].filter((end) => end !== undefined)
  if (ends.length > 0) return ends.every((end) => typeof end === 'number') || ends.every(isAnyDate)
  if (of === 'screened' && !question && Array.isArray(is) && is.length > 0 && is.every((each) => each === true)) return true
  return Array.isArray(is) && is.length > 0 && is.every((each) => typeof each === 'string' || typeof each === 'number')
}

/** Parses a filter from the address; drops invalid conditions. */
export function parseWhere(text: string | null): Where {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isCondition) : []
  } catch {
    return []
  }
}

type Subject = { of: string; row?: string; question?: true }

/**
 * The subject of a condition or comparison as one text. The row of a question is `QUESTION:ROW`, and a question with the name of a field is
 * `:QUESTION`, since ids have no colons.
 */
export const subjectOf = ({ of, row, question }: { of: string; row?: string | undefined; question?: boolean | undefined }): string =>
  `${question ? ':' : ''}${of}${row === undefined ? '' : `:${row}`}`

/** The reverse of `subjectOf`. */
export function readSubject(subject: string): Subject {
  const isQuestion = subject.startsWith(':')
  const [of = '', row] = (isQuestion ? subject.slice(1) : subject).split(':')
  return { of, ...(isQuestion && { question: true }), ...(row !== undefined && { row }) }
}

/** The subject of conditions about the question or row `id`. */
export const questionSubject = (id: string): string =>
  /^(?:(?:created_at|language|source|screened)(?::|$)|(?:demographics|link|drawn)\.)/.test(id) ? `:${id}` : id

/** The filter as a query parameter; undefined if empty. */
export const whereText = (where: Where): string | undefined => (where.length > 0 ? JSON.stringify(where) : undefined)

/** Adds a condition, replacing one with the same subject. */
export const withCondition = (where: Where, condition: Condition): Where =>
  where.some((each) => subjectOf(each) === subjectOf(condition))
    ? where.map((each) => (subjectOf(each) === subjectOf(condition) ? condition : each))
    : [...where, condition]

export const withoutCondition = (where: Where, subject: string): Where => where.filter((each) => subjectOf(each) !== subject)

/** A condition on a number or date question. */
export type AnswerRange = { of: string; question?: boolean } & ({ from?: number; to?: number } | { from?: string; to?: string })

export const isAnswerRange = (condition: Condition): condition is AnswerRange =>
  !('is' in condition) && (condition.of !== 'created_at' || isOfQuestion(condition))

/** The values of the filter's condition on a question, demographic or field. */
export function valuesOf(where: Where, subject: string): readonly (string | number | true)[] {
  const condition = where.find((each) => subjectOf(each) === subject)
  return condition && 'is' in condition ? condition.is : []
}

/** The number of responses in the list, exports and deletions under the filter of these results, including those that were screened out. */
export const storedCount = ({ total, screened }: Results, where: Where): number => total + (asksForScreened(where) ? 0 : screened)

/** The number of all responses, of which a filter finds some: without those that were screened out, even if the filter asks for them. */
export const searchedCount = (all: Results, where: Where): number => (asksForScreened(where) ? storedCount(all, []) : all.total)

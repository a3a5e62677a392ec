import { isDate } from '../../time/calendarDate.ts'
import { isObject, isString, presentValue } from '../../kinds/choice.ts'
import { kinds, type QuestionType } from '../../kinds/kinds.ts'
import { notApplicable } from '../../kinds/scale/notApplicable.ts'
import { anyScale, takesNotApplicable } from '../../kinds/scale/scaleOf.ts'
import { entries, type QuestionFields } from '../surveyFields.ts'

/** How conditions read the answers to one type of question. Values may have any shape: a value of another shape counts as no answer. */
export type ClauseKind = {
  isAnswered: (value: unknown, rows: readonly string[]) => boolean
  /** The ids of a question's present rows; absent for a type without rows. */
  rows?: (question: QuestionFields) => string[]
  /** The values that `any_of` and `none_of` compare in an answer; absent for a type that they cannot read. */
  chosen?: (value: unknown, rows: readonly string[]) => readonly unknown[]
  /** Absent if that is the answer's only value: any of several (choices, or the values of all rows), or the first place of a ranking. */
  reads?: 'several' | 'first'
  /** The value in answers that a clause's value means; undefined if no answer can have it. */
  named?: (question: QuestionFields, value: string) => string | undefined
  /** Whether answers can be compared with this bound of `between` or `outside`; absent for a type that those cannot read. */
  isBound?: (question: QuestionFields, bound: unknown) => boolean
}

const isFilled = (value: unknown) => isString(value) && value !== ''
const isList = (value: unknown) => Array.isArray(value) && value.length > 0
const isWritten = (type: QuestionType) => (value: unknown) => isFilled(value) && !kinds[type].isBlank?.(value as string)

type ValidChoices = { value: string; aliases: string[] }[]
const validLists = new WeakMap<object, ValidChoices>()

/** The choices that have a value, from a draft's list of anything. Cached by that list, since `presentValue` indexes the result. */
function validChoices(choices: QuestionFields['choices']): ValidChoices {
  if (!Array.isArray(choices)) return []
  const valid =
    validLists.get(choices) ??
    entries(choices).flatMap(({ value, aliases }) => (isString(value) ? [{ value, aliases: entries(aliases).filter(isString) }] : []))
  validLists.set(choices, valid)
  return valid
}

/** The present value of a choice, given its present or a former value. */
const namedChoice = ({ choices }: QuestionFields, value: string) => presentValue({ choices: validChoices(choices) }, value)

const labelOf = (label: unknown) => (isString(label) ? label : '')

/** The first and the last point of a scale, which may be a draft's. */
export const endsOfScale = ({ scale }: QuestionFields): { from: number; to: number } =>
  isObject(scale) && Number.isInteger(scale.from) && Number.isInteger(scale.to)
    ? { from: Number(scale.from), to: Number(scale.to) }
    : anyScale

function namedPoint(question: QuestionFields, value: string): string | undefined {
  const { from, to } = endsOfScale(question)
  const { scale } = question
  const labels = { ...anyScale, na_label: labelOf(scale?.na_label), na_label_ko: labelOf(scale?.na_label_ko) }
  if (value === notApplicable) return takesNotApplicable({ scale: labels }) ? value : undefined
  const point = Number(value)
  return String(point) === value && Number.isInteger(point) && point >= from && point <= to ? value : undefined
}

const valuesOfRows = (value: unknown, rows: readonly string[]): unknown[] => {
  const answers = isObject(value) ? value : {}
  return rows.flatMap((row) => (Object.hasOwn(answers, row) && isFilled(answers[row]) ? [answers[row]] : []))
}

/** Absent for a note, whose answers nothing reads. */
const clauseKinds: Record<QuestionType, ClauseKind | undefined> = {
  short_text: { isAnswered: isWritten('short_text') },
  long_text: { isAnswered: isWritten('long_text') },
  rich_text: { isAnswered: isWritten('rich_text') },
  single_choice: { isAnswered: isFilled, chosen: (value) => [value], named: namedChoice },
  multi_select: { isAnswered: isList, chosen: (value) => value as unknown[], reads: 'several', named: namedChoice },
  file_upload: { isAnswered: (value) => isObject(value) || isList(value) },
  number: { isAnswered: Number.isFinite, isBound: (_, bound) => Number.isFinite(bound) },
  date: {
    isAnswered: isFilled,
    isBound: ({ date }, bound) => isString(bound) && isDate(bound, date?.precision === 'month' ? 'month' : 'day'),
  },
  note: undefined,
  scale: {
    isAnswered: (value) => Number.isFinite(value) || value === notApplicable,
    chosen: (value) => [String(value)],
    named: namedPoint,
    isBound: (_, bound) => Number.isFinite(bound),
  },
  matrix: {
    isAnswered: (value, rows) => valuesOfRows(value, rows).length > 0,
    rows: ({ rows }) => entries(rows).flatMap(({ id }) => (isString(id) ? [id] : [])),
    chosen: valuesOfRows,
    reads: 'several',
    named: namedChoice,
  },
  ranking: { isAnswered: isList, chosen: (value) => (value as unknown[]).slice(0, 1), reads: 'first', named: namedChoice },
}

/** undefined for a note, and for an unknown type, which a draft may have. */
export const clauseKindOf = (type: unknown): ClauseKind | undefined =>
  isString(type) && Object.hasOwn(clauseKinds, type) ? clauseKinds[type as QuestionType] : undefined

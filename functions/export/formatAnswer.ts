import type { Language } from '#shared/fields.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { isRowAnswers, type RowAnswers } from '#shared/kinds/rows/rowAnswers.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { AnyChoice } from '../answered/allQuestions.ts'
import { asCell } from './cell.ts'
import { exportedKinds, unchanged, type FormattedAnswer } from './kinds/exportedKinds.ts'
import { joiner } from './texts.ts'

type AnsweredQuestion = Pick<Question, 'type' | 'choices' | 'rows'>

/** The question when it was answered, the present choice for a stored value, and the site's origin. */
type AnswerContext = { answered: AnsweredQuestion; choice: (value: string) => AnyChoice | undefined; site: string }

/**
 * Formats a stored value by its own shape, not by the question's present type, so that answers from before a change of type stay readable.
 */
export function formatAnswer(value: unknown, context: AnswerContext, language: Language): FormattedAnswer {
  if (value === null || value === undefined) return blank
  if (context.answered.rows && isRowAnswers(value)) return formatRows(value, context.answered, language)
  if (!Array.isArray(value)) return formatOne(value, context, language)
  const parts = value.map((one: unknown) => formatOne(one, context, language))
  const between = value.some((one: unknown) => typeof one === 'object') ? '\n' : joiner
  return {
    label: asCell(parts.map(({ label }) => label).join(between)),
    value: asCell(parts.map(({ value }) => value).join(between)),
    chosen: parts.flatMap(({ chosen }) => chosen),
  }
}

const blank: FormattedAnswer = { label: null, value: null, chosen: [] }

/** An answer with rows in a single cell, for a question that has another type now. */
const formatRows = (value: RowAnswers, { type, ...question }: AnsweredQuestion, language: Language): FormattedAnswer => ({
  label: asCell(checkedKinds[type].listed(question, value, language).join(joiner)),
  value: asCell(JSON.stringify(value)),
  chosen: [],
})

function formatOne(value: unknown, { answered: { type }, choice, site }: AnswerContext, language: Language): FormattedAnswer {
  if (typeof value === 'string' || typeof value === 'number') return exportedKinds[type].format(value, choice, language)
  return unchanged(isFile(value) ? `${value.name}\n${fileAddress(value.url, site)}` : (JSON.stringify(value) ?? ''))
}

/** The page that opens a file for a signed-in person; the API's URL would require a token. */
const fileAddress = (url: string, site: string) => url.replace(/^\/api(?=\/files\/)/, site)

const isFile = (value: unknown): value is { name: string; url: string } =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

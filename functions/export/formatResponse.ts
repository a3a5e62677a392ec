import type { Language } from '#shared/fields.ts'
import { isRowAnswers, rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { AnsweredVersion } from '../answered/answeredVersion.ts'
import { asCell, type Cell, excelSerial } from './cell.ts'
import { columnId, columnsOf, type ColumnPlan, isOwnColumn, textColumn } from './columnPlan.ts'
import type { AnyQuestion } from '../answered/allQuestions.ts'
import { formatAnswer } from './formatAnswer.ts'
import { exportedKinds, type FormattedAnswer } from './kinds/exportedKinds.ts'
import { ownCells } from './ownColumns.ts'
import { notShown, exportTexts } from './texts.ts'

/** A response's rows on the sheets Responses and Coded, and its answers without a column (`strays`). */
export type FormattedResponse = { responses: Cell[]; coded: Cell[]; strays: { id: string; text: string }[] }

/** Shared by all rows of a file. `present`: the present version. */
type RowFormat = {
  present: AnsweredVersion
  plan: ColumnPlan
  language: Language
  site: string
  wallClock: (moment: Date) => Date
  countries: Intl.DisplayNames
}

/** The rows of a response that was answered on `version`; `row` is its number. Throws if the response is malformed. */
export function formatResponse(response: StoredResponse, row: number, version: AnsweredVersion, format: RowFormat): FormattedResponse {
  const { plan, language, site } = format
  const given = new Map(response.answers.map(({ question_id, value }) => [question_id, value as unknown]))
  const texts = new Map(response.answers.flatMap(({ question_id, text }) => (text ? [[question_id, text] as const] : [])))
  const shown = version.visible(response.answers, response).questions
  const { readable, coded } = leadingCells(response, row, version, format)

  for (const question of plan.questions) {
    const context = answerContext(question, version, site)
    const value = given.get(question.id)
    if (exportedKinds[question.type].hasPlaces) {
      const isRanking = context.answered.type === question.type && Array.isArray(value)
      if (isRanking) given.delete(question.id)
      const places = (isRanking ? (value as unknown[]) : []).map((one) => formatAnswer(one, context, language))
      pushPlaces({ readable, coded }, question, places, shown.has(question.id))
      for (const [at, { value }] of places.entries())
        if (at >= columnsOf(question).length) given.set(columnId({ question, place: at + 1 }), value)
      continue
    }
    if (!question.rows || isRowAnswers(value)) given.delete(question.id)
    for (const { row } of columnsOf(question)) {
      const formatted = formatAnswer(row ? rowAnswer(value, row.id) : value, context, language)
      readable.push(formatted.label)
      const isShown = shown.has(question.id) && (!row || context.answered.rows?.some(({ id }) => id === row.id) !== false)
      pushCoded(coded, question, formatted, plan.flagged.has(question), isShown)
    }
    for (const [row, answer] of unplacedRows(question, value)) given.set(`${question.id}/${row}`, answer)
    if (!plan.entries.has(question)) continue
    const text = asCell(texts.get(question.id))
    texts.delete(question.id)
    readable.push(text)
    coded.push(text ?? (shown.has(question.id) ? null : notShown))
  }
  const unplaced = new Map(plan.columnsLeftOut.map((question) => [question.id, question]))
  const placed = new Map(plan.questions.map((question) => [question.id, question])) // an answer to a former type may fit no column
  const strays = [...given].map(([id, value]) => {
    const question = unplaced.get(id) ?? placed.get(id)
    const formatted = question && formatAnswer(value, answerContext(question, version, site), language)
    const cell = formatted ? formatted[placed.has(id) ? 'label' : 'value'] : asCell(value)
    return { id, text: String(cell ?? '') }
  })
  for (const [id, text] of texts) strays.push({ id: textColumn(id), text })
  return { responses: readable, coded, strays: strays.filter(({ text }) => text !== '') }
}

/** The answers of rows that have no column: the survey knows them neither as present nor as deleted. */
function unplacedRows({ rows }: AnyQuestion, value: unknown): [row: string, answer: unknown][] {
  if (!rows || !isRowAnswers(value)) return []
  const known = new Set(rows.map(({ id }) => id))
  return Object.entries(value).filter(([row]) => !known.has(row))
}

const answerContext = (question: AnyQuestion, version: AnsweredVersion, site: string) => ({
  site,
  answered: version.question(question.id) ?? question,
  choice: (value: string) => version.choice(question, value),
})

function pushCoded(cells: Cell[], { choices }: AnyQuestion, formatted: FormattedAnswer, flagged: boolean, shown: boolean) {
  const unanswered = shown ? null : notShown
  cells.push(formatted.value ?? unanswered)
  if (!flagged) return
  const chosen = new Set(formatted.chosen)
  for (const { value } of choices) cells.push(formatted.value === null ? unanswered : Number(chosen.has(value)))
}

/** The choice at each place for people, and for programs the place of each choice. */
function pushPlaces(cells: { readable: Cell[]; coded: Cell[] }, question: AnyQuestion, places: FormattedAnswer[], shown: boolean) {
  cells.readable.push(...columnsOf(question).map((_, at) => places[at]?.label ?? null))
  const placeOf = new Map(places.map(({ value }, at) => [value, at + 1]))
  cells.coded.push(...question.choices.map(({ value }) => placeOf.get(asCell(value)) ?? (shown ? null : notShown)))
}

/** The cells before the answers, in the order of the plan's `leading`. */
function leadingCells(
  response: StoredResponse,
  row: number,
  version: AnsweredVersion,
  { plan, present, language, wallClock, countries }: RowFormat,
) {
  const { yes, no, languages, sources, genders } = exportTexts[language]
  const { job, age, gender, country } = response.demographics ?? {}
  const moment = (time: string) => (Number.isNaN(Date.parse(time)) ? asCell(time) : excelSerial(wallClock(new Date(time))))
  const created = moment(response.created_at)
  const updated = moment(response.updated_at)
  const signedIn = response.owner !== null
  const { source } = response
  const own = plan.leading.filter(isOwnColumn).map((id) => ownCells(id, response, [present, version], language))
  return {
    readable: [
      row,
      created,
      updated,
      response.language ? asCell(languages[response.language] ?? response.language) : null,
      signedIn ? yes : no,
      source ? asCell(sources[source] ?? source) : sources.unknown,
      asCell(job),
      asCell(age),
      gender ? asCell(genders[gender] ?? gender) : null,
      isCountryCode(country) ? (countries.of(country) ?? country) : asCell(country),
      ...own.map(({ readable }) => readable),
    ],
    coded: [
      row,
      created,
      updated,
      asCell(response.language),
      Number(signedIn),
      asCell(source),
      asCell(job),
      asCell(age),
      asCell(gender),
      asCell(country),
      ...own.map(({ coded }) => coded),
    ],
  }
}

const isCountryCode = (country: unknown): country is string => typeof country === 'string' && /^(?!ZZ)[A-Z]{2}$/.test(country)

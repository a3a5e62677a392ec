import type { Results, RowResults } from '#shared/responses/results.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import { lastResponseAt } from '../data/surveyCounts.ts'
import { uncountedName } from './contribution.ts'
import { listed, type Counts } from './counts.ts'
import { countedQuestions, type CountedChoice, type CountedQuestion, type CountedRow } from './countedQuestions.ts'
import { rankFigures } from './kinds/ranking/ranks.ts'
import { countedKinds } from './kinds/countedKinds.ts'
import { maxTypedValues } from './keptCounts.ts'
import { byCount, mostFrequent } from './mostFrequent.ts'
import { medianOf } from './seconds.ts'

/** The counts of a survey's responses; `by`: also those of the responses with each value of a question or demographic, or each drawn section of a pool. */
export type Counted = {
  counts: Counts
  by?: { of: string; row?: string | undefined; pool?: string | undefined; groups: Map<string, Counts> }
}

/**
 * The API's results from counts, for the present version of the survey: its sections and questions in order, then deleted questions. `asOf` is
 * the time of counting, ISO 8601. Values that are not counted separately are summed under ''.
 */
export function toResults({ counts, by }: Counted, survey: Definition, asOf: string): Results {
  const count = (name: string) => counts.get(name) ?? 0
  const questions = countedQuestions(survey, counts)
  const figuresOf = readFigures(counts)
  return {
    as_of: asOf,
    total: count('total'),
    imported: count('imported'),
    screened: count('screened'),
    last_response_at: lastResponseAt(counts),
    median_seconds: medianOf(listed(counts, 'seconds').map(([from, times]) => [Number(from), times] as const)),
    versions: listed(counts, 'version')
      .map(([version]) => Number(version))
      .sort((a, b) => a - b),
    by_day: listed(counts, 'day')
      .map(([day, times]) => ({ day, count: times }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    languages: { en: count('language en'), ko: count('language ko') },
    signed_in: count('signed_in'),
    sections: survey.sections.map(({ id }) => ({
      id,
      shown: count(`section ${id}`),
      ...(counts.has(`ended ${id}`) && { ended: count(`ended ${id}`) }),
    })),
    questions: questions.map(({ question, deleted, choices, rows }) => ({
      id: question.id,
      type: question.type,
      shown: count(`shown ${question.id}`),
      answered: count(`answered ${question.id}`),
      ...(choices && { choices: choices.map((choice) => choiceResult(counts, choice)) }),
      ...(rows && { rows: rows.map((row) => rowResults(counts, row)) }),
      ...figuresOf(question),
      ...(deleted && { deleted }),
    })),
    demographics: {
      gender: byCount(listed(counts, 'gender')),
      age: ageGroups(listed(counts, 'age')),
      country: mostFrequent(listed(counts, 'country'), maxTypedValues),
      job: mostFrequent(listed(counts, 'job'), maxTypedValues),
    },
    ...(by && { by: comparison(by, questions, survey) }),
  }
}

/** The figures of a question besides its choices, and the number of answers of a former type, which these figures leave out. */
function readFigures(counts: Counts) {
  const readers = Object.entries(countedKinds).flatMap(([type, kind]) => {
    const figuresOf = kind.read?.(counts)
    return figuresOf ? [[type, figuresOf] as const] : []
  })
  return (question: Question) => {
    const byType = readers.map(([type, figuresOf]) => ({ type, ...figuresOf(question) }))
    const own = byType.find(({ type }) => type === question.type)
    const answered = counts.get(`answered ${question.id}`) ?? 0
    const former = own ? answered - own.n : byType.reduce((total, { n }) => total + n, 0)
    return { ...own?.figures, ...(former > 0 && { former }) }
  }
}

function rowResults(counts: Counts, { id, deleted, choices }: CountedRow): RowResults {
  const counted = choices.map(({ value, names, choice }) => ({
    value,
    count: sum(counts, names),
    ...(choice?.no_answer && { no_answer: true }),
  }))
  return { id, answered: counted.reduce((total, { count }) => total + count, 0), choices: counted, ...(deleted && { deleted }) }
}

function choiceResult(counts: Counts, { value, names, texts = [], ranks, choice, ...marks }: CountedChoice) {
  if (ranks) return { value, ...rankFigures(ranks.map((place) => sum(counts, place))) }
  const written = sum(counts, texts)
  return {
    value,
    count: sum(counts, names),
    ...((choice?.text_entry || written > 0) && { texts: written }),
    ...(choice?.no_answer && { no_answer: true }),
    ...marks,
  }
}

const sum = (counts: Counts, names: string[]) => names.reduce((total, name) => total + (counts.get(name) ?? 0), 0)

const years = 10
const groupOf = (age: number) => Math.floor(age / years) * years

/** Ages by decade, in ascending order. */
function ageGroups(ages: [string, number][]): Results['demographics']['age'] {
  const groups = new Map<number, number>()
  for (const [age, count] of ages) groups.set(groupOf(Number(age)), (groups.get(groupOf(Number(age))) ?? 0) + count)
  return [...groups].sort(([a], [b]) => a - b).map(([from, count]) => ({ from, to: from + years - 1, count }))
}

type Comparison = NonNullable<Results['by']>

function comparison(by: NonNullable<Counted['by']>, questions: CountedQuestion[], survey: Definition): Comparison {
  const { of, row } = by
  const columns = columnsOf(by, questions, survey)
  const across = (names: string[]) => columns.map(({ counts }) => counts.reduce((total, one) => total + sum(one, names), 0))
  /** The answers of a former type in each column, which percentages leave out. */
  const figures = columns.map(({ counts }) => counts.map((one) => ({ counts: one, of: readFigures(one) })))
  const formerTo = (question: Question) => {
    const isCounted = countedKinds[question.type].read === undefined
    const former = ({ counts, of }: (typeof figures)[number][number]) =>
      (of(question).former ?? 0) + (isCounted ? (counts.get(uncountedName(question.id)) ?? 0) : 0)
    return figures.map((column) => column.reduce((total, one) => total + former(one), 0))
  }
  const withoutFormer = (question: Question, name: string) => {
    const former = formerTo(question)
    return across([name]).map((count, at) => count - former[at]!)
  }
  const compared = (choices: CountedRow['choices']) => choices.map(({ value, names }) => ({ value, counts: across(names) }))
  return {
    of,
    ...(row !== undefined && { row }),
    values: columns.map(({ value, counts }) => ({ value, total: counts.reduce((total, one) => total + sum(one, ['total']), 0) })),
    questions: questions
      .filter(({ choices, rows, deleted }) => (choices ?? rows) && !deleted)
      .map(({ question, choices, rows }) => ({
        id: question.id,
        shown: withoutFormer(question, `shown ${question.id}`),
        answered: withoutFormer(question, `answered ${question.id}`),
        ...(choices && { choices: compared(choices) }),
        ...(rows && { rows: rows.filter(({ deleted }) => !deleted).map(({ id, choices }) => ({ id, choices: compared(choices) })) }),
      })),
  }
}

type Column = { value: string; counts: Counts[] }

/** The columns of a comparison: a pool's sections (deleted ones last), choices in order, decades, or a demographic's values by frequency ('' last). */
function columnsOf({ of, row, pool, groups }: NonNullable<Counted['by']>, questions: CountedQuestion[], survey: Definition): Column[] {
  const toColumns = (values: Iterable<readonly [string, string[]]>) =>
    [...values].map(([value, keys]) => ({ value, counts: keys.flatMap((key) => groups.get(key) ?? []) }))
  if (pool !== undefined) {
    const present = survey.sections.filter((section) => section.pool === pool || groups.has(section.id)).map(({ id }) => id)
    return toColumns([...new Set([...present, ...[...groups.keys()].sort()])].map((id) => [id, [id]] as const))
  }
  if (of === 'demographics.age') {
    const decades = Map.groupBy([...groups.keys()], (age) => groupOf(Number(age)))
    const sorted = [...decades].sort(([a], [b]) => a - b)
    return toColumns(sorted.map(([from, ages]) => [`${from}-${from + years - 1}`, ages] as const))
  }
  if (of.startsWith('demographics.')) {
    const sizes = mostFrequent(
      [...groups].map(([value, counts]) => [value, counts.get('total') ?? 0]),
      groups.size,
    )
    return toColumns(sizes.map(({ value }) => [value, [value]] as const))
  }
  const asked = questions.find(({ question }) => question.id === of)
  const choices = (row === undefined ? asked?.choices : asked?.rows?.find(({ id }) => id === row)?.choices) ?? []
  return toColumns(choices.map(({ value, names }) => [value, names] as const))
}

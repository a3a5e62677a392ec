import { isExclusive, rankCountOf } from '#shared/kinds/choice.ts'
import { choiceCountOf } from '#shared/kinds/choiceCount.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import type { AnswerValue, QuestionType } from '#shared/kinds/kinds.ts'
import { notApplicable } from '#shared/kinds/scale/notApplicable.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import { siteDay } from '#shared/time/timeZone.ts'
import type { SeededRandom } from './seededRandom.ts'

/** How often each value is taken, as against the others. */
export type Weights = ReadonlyMap<string, number>

/**
 * A question to a made-up respondent, who answers at the moment `at`. `weights`: of choices, points and numbers by themselves, of dates by how many days
 * or months they are ago. `rows`: the same for the rows of a matrix that have their own. `texts`: what may be written.
 */
export type Asked = {
  question: Question
  weights: Weights
  rows: Readonly<Record<string, Weights>>
  texts: readonly string[]
  at: string
  random: SeededRandom
}

/** Values of choices that go with no other one. */
const alone = new Set(['none', 'no_reason', 'no_delay', 'dont_know'])

export const isAlone = (choice: Choice): boolean => alone.has(choice.value) || isExclusive(choice) === true

/** The share of rows of a matrix that a respondent skips. */
const skippedRows = 0.04

export function draw(weights: Weights, random: SeededRandom): string | undefined {
  let at = random.below([...weights.values()].reduce((sum, weight) => sum + weight, 0))
  for (const [value, weight] of weights) if ((at -= weight) < 0) return value
  return undefined
}

function drawSeveral({ question, weights, random }: Asked): string[] {
  const single = new Set(question.choices.filter(isAlone).map(({ value }) => value))
  const first = draw(weights, random)!
  if (single.has(first)) return [first]
  const chosen = [...weights].flatMap(([value, weight]) =>
    value === first || (!single.has(value) && random.below(160) < weight) ? [value] : [],
  )
  const { min, max } = choiceCountOf(question)
  while (chosen.length > max) chosen.splice(random.below(chosen.length), 1)
  const others = question.choices.filter(({ value }) => !single.has(value) && !chosen.includes(value))
  while (chosen.length < min) chosen.push(...others.splice(random.below(others.length), 1).map(({ value }) => value))
  return chosen
}

function drawRanks({ question, weights, random }: Asked): string[] {
  const left = new Map(weights)
  const { min, max } = rankCountOf(question)
  const count = random.chance(0.8) ? max : min + random.below(max - min + 1)
  return Array.from({ length: count }, () => {
    const value = draw(left, random)!
    left.delete(value)
    return value
  })
}

function drawDate({ question, weights, at, random }: Asked): string | undefined {
  const ago = draw(weights, random)
  if (ago === undefined) return undefined
  const [year, month, day] = siteDay(new Date(at)).split('-').map(Number) as [number, number, number]
  return dateOf(question).precision === 'month'
    ? new Date(Date.UTC(year, month - 1 - Number(ago), 1)).toISOString().slice(0, 7)
    : new Date(Date.UTC(year, month - 1, day - Number(ago))).toISOString().slice(0, 10)
}

function drawRows({ question, weights, rows, random }: Asked): Record<string, string> {
  const answered = (question.rows ?? []).filter(() => question.required || !random.chance(skippedRows))
  return Object.fromEntries(answered.map(({ id }) => [id, draw(rows[id] ?? weights, random)!]))
}

const drawNumber = ({ weights, random }: Asked) => {
  const drawn = draw(weights, random)
  return drawn === undefined ? undefined : Number(drawn)
}

const write = ({ texts, random }: Asked) => (texts.length > 0 ? random.oneOf(texts) : undefined)

/** An answer to a question by its type; undefined for none. Files are uploaded first, so they are not drawn here. */
export const exampleAnswers: Record<QuestionType, (asked: Asked) => AnswerValue | undefined> = {
  short_text: write,
  long_text: write,
  rich_text: write,
  single_choice: ({ weights, random }) => draw(weights, random),
  multi_select: drawSeveral,
  file_upload: () => undefined,
  number: drawNumber,
  date: drawDate,
  note: () => undefined,
  scale: ({ weights, random }) => {
    const drawn = draw(weights, random)
    return drawn === notApplicable || drawn === undefined ? drawn : Number(drawn)
  },
  matrix: drawRows,
  ranking: drawRanks,
}

import type { Condition, Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { type Asked, chosenBy, type CountedResponse, expectedQuestion, saidTo } from './expectedResults.ts'

type Counted = Results['questions'][number]

/** A list with the part after the present ones in an order of its own. */
const sorted = <T>(list: T[], present: number, name: (one: T) => string) => [
  ...list.slice(0, present),
  ...list.slice(present).sort((one, other) => (name(one) < name(other) ? -1 : 1)),
]

/** A question's results with the parts that are deleted in an order of their own. */
export function ordered({ choices, rows, ...question }: Counted, asked: Asked) {
  const byValue = <T extends { value: string }>(list: T[]) => sorted(list, asked.choices.length, ({ value }) => value)
  return {
    ...question,
    ...(choices && { choices: asked.type === 'scale' ? choices : byValue(choices) }),
    ...(rows && {
      rows: sorted(rows.map((row) => ({ ...row, choices: byValue(row.choices) })), asked.rows!.length, ({ id }) => id), // oxfmt-ignore
    }),
  }
}

/** The results of all questions as they are, and as they must be. */
export function resultPairs({ questions }: Results, asked: Asked[], present: Survey, responses: CountedResponse[], isPass: boolean) {
  const ids = new Set(present.sections.flatMap((section) => section.questions.map(({ id }) => id)))
  const found = asked.map((question) =>
    ordered(
      questions.find(({ id }) => id === question.id)!,
      question,
    ),
  )
  const expected = asked.map((question) => ({
    ...expectedQuestion(question, responses, isPass),
    ...(!ids.has(question.id) && { deleted: true }),
  }))
  return [found, expected] as const
}

/** A condition on a question's answers, with a function for the responses that meet it. */
export function conditionOn(question: Asked, random: SeededRandom): [Condition, (response: CountedResponse) => boolean] | undefined {
  const { id: of, type } = question
  const isWithin = (from: unknown, to: unknown) => (response: CountedResponse) => {
    const value = saidTo(question, response)
    return typeof value === typeof from && (value as number) >= (from as number) && (value as number) <= (to as number)
  }
  if (type === 'number') return [{ of, from: -1, to: 1_000 }, isWithin(-1, 1_000)]
  if (type === 'scale') return [{ of, from: 2, to: 6 }, isWithin(2, 6)]
  if (type === 'date') {
    const [from, to] = question.date!.precision === 'day' ? ['1900-01-01', '1990-12-31'] : ['1900-01', '1990-12']
    return [{ of, from, to }, isWithin(from, to)]
  }
  if (type === 'short_text' || type === 'rich_text') return undefined
  const choice = random.oneOf(question.choices)
  const row = type === 'matrix' && random.chance(0.7) ? random.oneOf(question.rows!).id : undefined
  return [
    { of, is: [choice.value], ...(row !== undefined && { row }) },
    (response) => chosenBy(question, response, row).includes(choice.id!),
  ]
}

/** The values that a response said to a question, or in one of its rows, as a comparison lists them. */
export function valuesSaid(question: Asked, response: CountedResponse, row?: string): string[] {
  const said = saidTo(question, response)
  if (question.type === 'scale') return said === undefined ? [] : [(said as number | string).toString()]
  const chosen = chosenBy(question, response, row)
  return [...question.choices, ...question.gone].flatMap(({ id, value }) => (chosen.includes(id!) ? [value] : []))
}

type Choice = { value: string; count?: number; ranks?: number[]; counts?: number[] }
export type Listed = { choices?: Choice[]; rows?: { id: string; choices: Choice[]; deleted?: boolean }[] }

/** The counts above 0 of each choice, of first places in a ranking, and of each choice in every present row: all, or those of a column. */
export function countsIn({ choices = [], rows = [] }: Listed, column?: number): string[] {
  const countOf = ({ count, ranks, counts }: Choice) => (column === undefined ? (ranks?.[0] ?? count) : counts?.[column]) ?? 0
  const told = (list: Choice[], before: string) =>
    list.filter((one) => countOf(one) > 0).map((one) => `${before}${one.value}: ${countOf(one)}`)
  return [...told(choices, ''), ...rows.flatMap(({ id, choices: own, deleted }) => (deleted ? [] : told(own, `${id} `)))].sort()
}

import { visible } from '#shared/branching.ts'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Choice, Question, Survey } from '#shared/survey/survey.ts'
import type { Answered } from '../fixtures/everyAnswer.ts'

/** A response to a version of a survey, as far as results count it. `screened`: its answers end that version. Without `drawn`, it is older than the pool. */
export type CountedResponse = { on: Survey; answers: Answered[]; drawn?: Record<string, string[]> | undefined; screened: boolean }

/** An answer with the question as it was when it was given. */
type Given = { earlier: Question; value: unknown; text: string | undefined }

/** A question as it is now, or was last, with the choices that it has no longer as each was last. */
export type Asked = Question & { gone: Choice[] }

/** All questions of the versions of a survey: those of the last one, earlier the deleted ones. */
export function askedIn(versions: readonly Survey[]): Asked[] {
  const all = versions.toReversed().map(({ sections }) => sections.flatMap(({ questions }) => questions))
  const latest = [...Map.groupBy(all.flat(), ({ id }) => id).values()]
  return latest.map(([question, ...before]) => {
    const present = new Set(question!.choices.map(({ id }) => id))
    const former = Map.groupBy(before.flatMap(({ choices }) => choices), ({ id }) => id) // oxfmt-ignore
    return { ...question!, gone: [...former.values()].flatMap(([choice]) => (present.has(choice!.id) ? [] : [choice!])) }
  })
}

const ours: ReadonlySet<QuestionType> = new Set(['number', 'scale', 'matrix', 'date', 'ranking', 'note'])
const isChoice = ({ type }: Question) => type === 'single_choice' || type === 'multi_select'

const questionOf = ({ sections }: Survey, id: string) => sections.flatMap(({ questions }) => questions).find((one) => one.id === id)

const isOfType = (present: Question, earlier: Question) => (isChoice(present) ? isChoice(earlier) : earlier.type === present.type)

function answerTo(id: string, { on, answers }: CountedResponse): Given | undefined {
  const answer = answers.find(({ question_id }) => question_id === id)
  const earlier = questionOf(on, id)
  return answer && earlier && { earlier, value: answer.value, text: answer.text }
}

/** The answer of a response to a question in its present type; undefined without one. */
export function saidTo(present: Question, response: CountedResponse): unknown {
  const given = answerTo(present.id, response)
  return given && isOfType(present, given.earlier) ? given.value : undefined
}

/** The ids of the choices that a response chose, ranked first, or chose in a row, in any without one. */
export function chosenBy(present: Question, response: CountedResponse, row?: string): string[] {
  const value = saidTo(present, response)
  if (value === undefined) return []
  const { earlier } = answerTo(present.id, response)!
  const rows = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value as Record<string, string>) : []
  const values =
    present.type === 'matrix'
      ? rows.flatMap(([id, one]) => (row === undefined || row === id ? [one] : []))
      : [value as string | string[]].flat().slice(0, present.type === 'ranking' ? 1 : undefined)
  return values.map((one) => meant({ earlier }, one).id!)
}

const round = (value: number) => Math.round(value * 1e6) / 1e6
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * The results of a question, computed from the list of all responses; parts that are deleted are sorted by id or value. `isPass`: as under a filter,
 * where quartiles are exact.
 */
export function expectedQuestion(present: Asked, responses: readonly CountedResponse[], isPass: boolean) {
  const { id, type } = present
  const given = responses.flatMap((response) => answerTo(id, response) ?? [])
  const counted = given.filter(({ earlier }) => isOfType(present, earlier))
  const former = ours.has(type) ? given.length - counted.length : given.filter(({ earlier }) => ours.has(earlier.type)).length
  const shown = responses.filter(({ on, answers, drawn }) => visible(on, answers, { drawn }).questions.has(id)).length
  return { id, type, shown, answered: given.length, ...figures(present, counted, isPass), ...(former > 0 && { former }) }
}

function figures(present: Asked, given: Given[], isPass: boolean): object {
  if (isChoice(present)) return { choices: choicesOf(present, given) }
  if (present.type === 'ranking') return { choices: ranksOf(present, given) }
  if (present.type === 'matrix') return { rows: rowsOf(present, given) }
  if (present.type === 'scale') return scaleOf(present, given)
  if (present.type === 'number') return { numbers: numbersOf(present, given.map(({ value }) => value as number), isPass) } // oxfmt-ignore
  if (present.type !== 'date') return {}
  const months = Map.groupBy(given, ({ value }) => String(value).slice(0, 7))
  return { dates: [...months].map(([value, same]) => ({ value, count: same.length })).sort((a, b) => (a.value < b.value ? -1 : 1)) }
}

/** The choice that a value meant, as it was earlier. */
const meant = ({ earlier }: Pick<Given, 'earlier'>, value: string) => earlier.choices.find((choice) => choice.value === value)!

/** The present choices with the figures of `figuresOf`, then deleted ones that were `chosen`. */
function listed<F extends object>(present: Asked, chosen: readonly Choice[], figuresOf: (choiceId: string) => F) {
  const lost = present.gone.filter(({ id }) => chosen.some((choice) => choice.id === id))
  return [
    ...present.choices.map(({ id, value, no_answer }) => ({ value, ...figuresOf(id!), ...(no_answer && { no_answer }) })),
    ...lost.map(({ id, value, no_answer }) => ({ value, ...figuresOf(id!), ...(no_answer && { no_answer }) })).sort(byText),
  ]
}

const byText = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1)

function choicesOf(present: Asked, given: Given[]) {
  const chosen = given.flatMap((one) =>
    [one.value as string | string[]].flat().map((value) => ({ choice: meant(one, value), text: one.text })),
  )
  return listed(
    present,
    chosen.map(({ choice }) => choice),
    (id) => {
      const same = chosen.filter(({ choice }) => choice.id === id)
      const takesText = present.choices.find((choice) => choice.id === id)?.text_entry
      const texts = same.filter(({ choice, text }) => choice.text_entry && text).length
      return { count: same.length, ...((takesText ?? texts > 0) && { texts }) }
    },
  )
}

function ranksOf(present: Asked, given: Given[]) {
  const rankings = given.map((one) => (one.value as string[]).map((value) => meant(one, value)))
  const places = Math.max(present.choices.length, ...rankings.map(({ length }) => length))
  const all = listed(present, rankings.flat(), (id) => {
    const ranks = Array.from({ length: places }, (_, at) => rankings.filter((ranking) => ranking[at]?.id === id).length)
    const count = sum(ranks)
    return { count, mean_rank: count === 0 ? null : round(sum(ranks.map((one, at) => one * (at + 1))) / count), ranks }
  })
  return all.map(({ value, count, mean_rank, ranks }) => ({ value, count, mean_rank, ranks }))
}

function rowsOf(present: Asked, given: Given[]) {
  const cells = given.flatMap((one) =>
    Object.entries(one.value as object).map(([row, value]) => ({ row, choice: meant(one, value as string) })),
  )
  const rows = (present.rows ?? []).map(({ id }) => id)
  const lost = [...new Set(cells.map(({ row }) => row))].filter((row) => !rows.includes(row)).sort()
  return [...rows, ...lost].map((id) => {
    const own = cells.filter(({ row }) => row === id).map(({ choice }) => choice)
    const choices = listed(present, own, (choiceId) => ({ count: own.filter((choice) => choice.id === choiceId).length }))
    return { id, answered: own.length, choices, ...(lost.includes(id) && { deleted: true }) }
  })
}

function scaleOf({ scale }: Question, given: Given[]) {
  const { from, to } = scale!
  const countOf = (value: unknown) => given.filter((one) => one.value === value).length
  const points = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const lost = Array.from({ length: 11 }, (_, point) => point).filter((point) => !points.includes(point) && countOf(point) > 0)
  const values = points.flatMap((point) => Array<number>(countOf(point)).fill(point))
  const within = (least: number, most: number) => values.filter((value) => value >= least && value <= most).length
  const [promoters, passives, detractors] = [within(9, 10), within(7, 8), within(0, 6)]
  const n = values.length
  return {
    choices: [
      ...points.map((point) => ({ value: String(point), count: countOf(point) })),
      ...lost.map((point) => ({ value: String(point), count: countOf(point), former: true })),
      { value: 'na', count: countOf('na'), no_answer: true },
    ],
    mean: n === 0 ? null : round(sum(values) / n),
    median: values[Math.ceil(n / 2) - 1] ?? null,
    ...(from === 0 &&
      to === 10 && {
        nps: { promoters, passives, detractors, score: n === 0 ? null : round((100 * (promoters - detractors)) / n) },
      }),
  }
}

/** The range of a number by its first two digits, in whole hundred-thousandths. */
function binOf(value: number, decimals: number) {
  const units = Math.round(Math.abs(value) * 1e5)
  if (units === 0) return { from: 0, to: 0, near: 0 }
  const second = 10 ** (String(units).length - 2)
  const step = decimals === 0 ? Math.max(second, 1e5) : second
  const near = (Math.floor(units / step) * step) / 1e5
  const far = (Math.floor(units / step) * step + step) / 1e5
  return value > 0 ? { from: near, to: far, near } : { from: -far, to: 0 - near, near: 0 - near }
}

function numbersOf({ number }: Question, values: number[], isPass: boolean) {
  const n = values.length
  const placed = values.map((value) => ({ value, ...binOf(value, number!.decimals) }))
  const bins = [...Map.groupBy(placed, ({ from, to }) => `${from} ${to}`).values()]
  const ends = (isPass ? values : placed.map(({ near }) => near)).toSorted((one, other) => one - other)
  const quartile = (share: number) => ends[Math.ceil(share * n) - 1] ?? null
  const units = values.reduce((total, value) => total + BigInt(Math.round(value * 1e4)), 0n)
  return {
    n,
    mean: n === 0 ? null : expect.closeTo(Number(units) / 1e4 / n, 3),
    q1: quartile(1 / 4),
    median: quartile(1 / 2),
    q3: quartile(3 / 4),
    bins: bins.map((same) => ({ from: same[0]!.from, to: same[0]!.to, count: same.length })).sort((a, b) => a.from - b.from || a.to - b.to),
    exact: isPass || placed.every(({ value, near }) => value === near),
  }
}

import { notApplicable } from '#shared/kinds/scale/notApplicable.ts'
import { isNps, pointsOf, takesNotApplicable } from '#shared/kinds/scale/scaleOf.ts'
import type { Nps } from '#shared/responses/results.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Counts } from '../../../data/surveyCounts.ts'
import { meanOf, quartile, sum } from '../figures.ts'

const isPoint = (value: unknown) => value === notApplicable || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10)

/** The name of an answer on a scale in the counts: `point QUESTION 4`, or `point QUESTION na`. */
export const pointNames = ({ id }: Pick<Question, 'id'>, value: unknown): string[] =>
  isPoint(value) ? [`point ${id} ${Number.isInteger(value) ? Number(value) + 0 : notApplicable}`] : []

type Marked = { value: string; names: string[]; no_answer?: true; former?: true }

/** The present points of a scale, then removed points with answers, and "na" if it has a label or was answered. */
export function countedPoints(question: Question, counts: Counts): Marked[] {
  const nameOf = (value: string) => `point ${question.id} ${value}`
  const present = pointsOf(question).map(({ value }) => String(value))
  const gone = Array.from({ length: 11 }, (_, value) => String(value)).filter(
    (value) => !present.includes(value) && counts.has(nameOf(value)),
  )
  const hasNotApplicable = takesNotApplicable(question) || counts.has(nameOf(notApplicable))
  return [
    ...present.map((value) => ({ value, names: [nameOf(value)] })),
    ...gone.map((value) => ({ value, names: [nameOf(value)], former: true as const })),
    ...(hasNotApplicable ? [{ value: notApplicable, names: [nameOf(notApplicable)], no_answer: true as const }] : []),
  ]
}

type ScaleFigures = { mean: number | null; median: number | null; nps?: Nps }

/** Sums are in ten-thousandths, as meanOf takes them. */
const mean = (total: number, n: number) => meanOf([total * 10_000], n)

/** Reads the answers on scales from counts: returns the figures of a question's present points, and the number of all answers including "na". */
export const readPoints =
  (counts: Counts) =>
  (question: Question): { n: number; figures: ScaleFigures } => {
    const listed = countedPoints(question, counts).map((point) => ({ ...point, count: counts.get(point.names[0]!) ?? 0 }))
    const points = listed
      .filter(({ former, no_answer }) => !former && !no_answer)
      .map(({ value, count }) => ({ value: Number(value), count }))
    const n = sum(points)
    const within = (from: number, to: number) => sum(points.filter(({ value }) => value >= from && value <= to))
    const [promoters, passives, detractors] = [within(9, 10), within(7, 8), within(0, 6)]
    const figures = {
      mean: mean(
        points.reduce((total, { value, count }) => total + value * count, 0),
        n,
      ),
      median: quartile(
        points.filter(({ count }) => count > 0),
        1 / 2,
      ),
      ...(isNps(question) && { nps: { promoters, passives, detractors, score: mean(100 * (promoters - detractors), n) } }),
    }
    return { n: sum(listed), figures }
  }

import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Counts } from '../../data/surveyCounts.ts'
import { isDate } from '#shared/kinds/date/dateIssue.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { dateNames, readDates } from './dates.ts'
import { choiceNames } from './choices.ts'
import { countedPoints, pointNames, readPoints } from './points.ts'
import { numberNames, readNumbers } from './numbers.ts'
import { rankNames, readRanks } from './ranks.ts'
import { rowNames } from './rows.ts'

/** How answers to one type of question are counted. */
type CountedKind = {
  /** The names that an answer adds 1 to, beside that of having answered. The question is that of the version that was answered. */
  names(question: Question, value: unknown): string[]
  /** Whether results list the counts of each choice, and responses can be compared by it. */
  hasChoices: boolean
  /** The values that results list where they are not those of choices, with the count names of each. */
  listed?(question: Question, counts: Counts): { value: string; names: string[]; no_answer?: true; former?: true }[]
  /** The same of each of its rows. */
  hasRows?: true
  /** Whether results list the places of each choice; filters and comparisons then take the first places. */
  hasRanks?: true
  /** Whether `from` or `to` of a filter may be this; absent where a filter compares single values. */
  range?: (question: Question, bound: unknown) => boolean
  /** Whether a filter compares single values beside ranges. */
  hasSingle?: true
  /** Reads the figures of the type from counts: gives those of a question, and `n`, how many of its answers they are of. */
  read?(
    counts: Counts,
  ): (question: Question) => { n: number; figures: Pick<Results['questions'][number], 'numbers' | 'dates' | 'mean' | 'median' | 'nps'> }
}

const answeredOnly: CountedKind = { names: () => [], hasChoices: false }
const byChoice: CountedKind = { names: choiceNames, hasChoices: true }

export const countedKinds: Record<QuestionType, CountedKind> = {
  short_text: answeredOnly,
  long_text: answeredOnly,
  rich_text: answeredOnly,
  single_choice: byChoice,
  multi_select: byChoice,
  file_upload: answeredOnly,
  note: answeredOnly,
  date: {
    names: dateNames,
    hasChoices: false,
    range: (question, bound) => isDate(String(bound), dateOf(question).precision),
    read: readDates,
  },
  number: {
    names: numberNames,
    hasChoices: false,
    range: (_question, bound) => typeof bound === 'number',
    read: (counts) => {
      const resultsOf = readNumbers(counts)
      return (question) => {
        const numbers = resultsOf(question)
        return { n: numbers.n, figures: { numbers } }
      }
    },
  },
  scale: {
    names: pointNames,
    hasChoices: true,
    listed: countedPoints,
    range: (_question, bound) => typeof bound === 'number',
    hasSingle: true,
    read: readPoints,
  },
  ranking: { names: rankNames, hasChoices: false, hasRanks: true, read: readRanks },
  matrix: {
    names: rowNames,
    hasChoices: false,
    hasRows: true,
    read: (counts) => (question) => ({ n: counts.get(`rows ${question.id}`) ?? 0, figures: {} }),
  },
}

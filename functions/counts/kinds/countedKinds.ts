import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Results } from '#shared/responses/results.ts'
import { listed, type Counts } from '../counts.ts'
import { isDate } from '#shared/time/calendarDate.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { dateNames, maxMonths, readDates } from './date/dates.ts'
import { choiceNames } from './choices.ts'
import { countedPoints, pointNames, readPoints } from './scale/points.ts'
import { maxBins, numberNames, readNumbers, toStoredNumbers } from './number/numbers.ts'
import { rankNames, readRanks } from './ranking/ranks.ts'
import { rowNames } from './matrix/rows.ts'

/** How answers to one type of question are counted. */
type CountedKind = {
  /** The names that an answer adds 1 to, besides the count of answers. The question is of the answered version. */
  names(question: Question, value: unknown): string[]
  /** Whether results list the counts of each choice, and responses can be compared by it. */
  hasChoices: boolean
  /** The values that results list if they are not choices, with the count names of each. */
  listed?(question: Question, counts: Counts): { value: string; names: string[]; no_answer?: true; former?: true }[]
  /** The same for each of its rows. */
  hasRows?: true
  /** Whether results list the places of each choice; filters and comparisons then take the first places. */
  hasRanks?: true
  /** Whether a filter's `from` or `to` may have this value; absent if a filter compares single values. */
  range?: (question: Question, bound: unknown) => boolean
  /** Whether a filter compares single values besides ranges. */
  hasSingle?: true
  /** By the first word of a name, how many such names of a question are counted separately. */
  bounds?: Record<string, number>
  /**
   * Values of which there may be more than can be stored: counted under `word`, and stored otherwise, with `storedWord` among the words. `most`: how many
   * different values of all questions together are counted exactly in a pass over responses.
   */
  values?: { word: string; most: number; storedWord: string; toStored: (counts: Counts) => Counts }
  /** Reads the type's figures from counts: returns those of a question, and `n`, the number of answers that they include. */
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
    bounds: { month: maxMonths },
    read: readDates,
  },
  number: {
    names: numberNames,
    hasChoices: false,
    range: (_question, bound) => typeof bound === 'number',
    bounds: { bin: maxBins },
    values: { word: 'number', most: 100_000, storedWord: 'bin', toStored: toStoredNumbers },
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

const bounds = new Map(Object.values(countedKinds).flatMap((kind) => Object.entries(kind.bounds ?? {})))
const manyValues = Object.values(countedKinds).flatMap(({ values }) => values ?? [])

/** How many names of a question that begin with this word are counted separately; undefined for any number. */
export const boundOfWord = (word: string): number | undefined => bounds.get(word)

/** Counts with too many values replaced by their stored names. */
export const toStoredNames = (counts: Counts): Counts => manyValues.reduce((stored, { toStored }) => toStored(stored), counts)

/** Whether values were too many to be counted exactly. */
export const hasStoredNames = (counts: Counts): boolean => manyValues.some(({ storedWord }) => listed(counts, storedWord).length > 0)

/** Whether there are too many different values to count them exactly. */
export const hasTooManyValues = (counts: Counts): boolean => manyValues.some(({ word, most }) => listed(counts, word).length > most)

import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { NumberResults } from '#shared/responses/results.ts'
import type { Counts } from '../../data/surveyCounts.ts'
import { choiceNames } from './choices.ts'
import { numberNames, readNumbers } from './numbers.ts'

/** How answers to one type of question are counted. */
type CountedKind = {
  /** The names that an answer adds 1 to, beside that of having answered. The question is that of the version that was answered. */
  names(question: Question, value: unknown): string[]
  /** Whether results list the counts of each choice, and responses can be compared by it. */
  hasChoices: boolean
  /** Whether a filter compares its answers with `from` and `to`, and not with single values. */
  hasRange?: true
  /** Reads the figures of the type from counts: gives those of a question, and `n`, how many of its answers they are of. */
  read?(counts: Counts): (question: Question) => { n: number; figures: { numbers?: NumberResults } }
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
  number: {
    names: numberNames,
    hasChoices: false,
    hasRange: true,
    read: (counts) => {
      const resultsOf = readNumbers(counts)
      return (question) => {
        const numbers = resultsOf(question)
        return { n: numbers.n, figures: { numbers } }
      }
    },
  },
}

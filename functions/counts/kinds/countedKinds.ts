import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { choiceNames } from './choices.ts'

/** How answers to one type of question are counted. */
type CountedKind = {
  /** The names that an answer adds 1 to, beside that of having answered. The question is that of the version that was answered. */
  names(question: Question, value: unknown): string[]
  /** Whether results list the counts of each choice, and responses can be compared by it. */
  hasChoices: boolean
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
}

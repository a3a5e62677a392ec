import type { ComponentType } from 'react'
import type { AnswerValue, QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { ChoiceQuestion } from './choice/ChoiceQuestion.tsx'
import { LazyQuestion } from './LazyQuestion.tsx'
import { LongTextQuestion, ShortTextQuestion } from './text/TextQuestion.tsx'

/** How one type of question is answered on the survey's page. */
type AskedKind = {
  Control: ComponentType<{ question: Question }>
  /** The answer that was entered before the page's script ran, from the values of the control; undefined for none. */
  early(values: string[]): AnswerValue | undefined
}

const several = (values: string[]) => (values.length > 0 ? values : undefined)
const last = (values: string[]) => values.at(-1)
const pointOf = (text: string | undefined) => (text && text !== 'na' ? Number(text) : text)

export const controls: Record<QuestionType, AskedKind> = {
  short_text: { Control: ShortTextQuestion, early: last },
  long_text: { Control: LongTextQuestion, early: last },
  rich_text: { Control: LazyQuestion, early: last },
  single_choice: { Control: ChoiceQuestion, early: last },
  multi_select: { Control: ChoiceQuestion, early: several },
  file_upload: { Control: LazyQuestion, early: () => undefined }, // files need the script
  number: { Control: LazyQuestion, early: last },
  date: { Control: LazyQuestion, early: (values) => values.join('-') },
  note: { Control: LazyQuestion, early: () => undefined },
  scale: { Control: LazyQuestion, early: (values) => pointOf(last(values)) },
  ranking: { Control: LazyQuestion, early: several },
  matrix: { Control: LazyQuestion, early: () => undefined }, // each row has a name of its own
}

import type { ComponentType } from 'react'
import type { AnswerValue, QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { ChoiceQuestion } from './choice/ChoiceQuestion.tsx'
import { LazyQuestion } from './LazyQuestion.tsx'
import { LongTextQuestion, ShortTextQuestion } from './text/TextQuestion.tsx'

/** How one type of question is answered on the survey's page. */
type AskedKind = {
  Control: ComponentType<{ question: Question }>
  /** The answer that was entered before the page's script ran, from the values of the control; undefined for none. By default the last value. */
  early?: (values: string[]) => AnswerValue | undefined
}

const several = (values: string[]) => (values.length > 0 ? values : undefined)
const pointOf = (text: string | undefined) => (text && text !== 'na' ? Number(text) : text)

export const controls: Record<QuestionType, AskedKind> = {
  short_text: { Control: ShortTextQuestion },
  long_text: { Control: LongTextQuestion },
  rich_text: { Control: LazyQuestion },
  single_choice: { Control: ChoiceQuestion },
  multi_select: { Control: ChoiceQuestion, early: several },
  file_upload: { Control: LazyQuestion, early: () => undefined }, // files need the script
  number: { Control: LazyQuestion },
  date: { Control: LazyQuestion, early: (values) => values.join('-') },
  note: { Control: LazyQuestion },
  scale: { Control: LazyQuestion, early: (values) => pointOf(values.at(-1)) },
  ranking: { Control: LazyQuestion, early: several },
  matrix: { Control: LazyQuestion }, // each row has a name of its own
}

import type { QuestionType } from '../survey/questionTypes.ts'
import type { Survey } from '../survey/survey.ts'
import { multiSelect, singleChoice } from './choice.ts'
import { fileUpload } from './files.ts'
import type { Kind } from './kind.ts'
import { longText, richText, shortText } from './text.ts'

/** What an answer may be, by the question's type. */
export const kinds: Record<QuestionType, Kind> = {
  short_text: shortText,
  long_text: longText,
  rich_text: richText,
  single_choice: singleChoice,
  multi_select: multiSelect,
  file_upload: fileUpload,
}

/** The ids of the survey's questions whose answers hold HTML or files. */
export const questionsHolding = ({ sections }: Pick<Survey, 'sections'>, what: NonNullable<Kind['holds']>): Set<string> =>
  new Set(sections.flatMap(({ questions }) => questions.filter(({ type }) => kinds[type].holds === what).map(({ id }) => id)))

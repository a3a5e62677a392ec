import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import type { QuestionType } from '../survey/questionTypes.ts'
import type { Question, Survey } from '../survey/survey.ts'
import { isBlank } from '../text.ts'
import { isString, normalizeChoice, normalizeChoices } from './choice.ts'
import { isFile } from './files.ts'

/** What an answer to one type of question may be. */
type Kind = {
  /** What the server handles: it sanitizes HTML and keeps the files that are named. */
  holds?: 'html' | 'files'
  /** Whether a value has the shape of an answer. */
  hasShape(value: unknown): boolean
  /** Whether a string that is not '' says nothing. */
  isBlank?(value: string): boolean
  /** The value with the present values of choices that were renamed; a value of another shape as it is. */
  normalize?(question: Question, value: unknown): unknown
}

const text: Kind = { hasShape: isString, isBlank: (value) => value.trim() === '' }

export const kinds: Record<QuestionType, Kind> = {
  short_text: text,
  long_text: text,
  rich_text: {
    holds: 'html',
    hasShape: isString,
    isBlank: (value) => !exceedsRichTextLimits(value) && isBlank(value), // text over the limit is refused without parsing
  },
  single_choice: { hasShape: isString, normalize: normalizeChoice },
  multi_select: { hasShape: (value) => Array.isArray(value) && value.every(isString), normalize: normalizeChoices },
  file_upload: { holds: 'files', hasShape: (value) => (Array.isArray(value) ? value.every(isFile) : isFile(value)) },
}

/** The ids of the survey's questions whose answers hold HTML or files. */
export const questionsHolding = ({ sections }: Pick<Survey, 'sections'>, what: NonNullable<Kind['holds']>): Set<string> =>
  new Set(sections.flatMap(({ questions }) => questions.filter(({ type }) => kinds[type].holds === what).map(({ id }) => id)))

import { presentValue } from '../answers/presentValue.ts'
import { fieldLimits } from '../fieldLimits.ts'
import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { limits } from '../limits.ts'
import type { AnswerValue, FileValue } from '../responses/response.ts'
import type { QuestionType } from '../survey/questionTypes.ts'
import type { Question } from '../survey/survey.ts'

// Apart from kinds.ts: a page needs this when answers are sent, and no sooner.

/** Why a value is no valid answer. */
export type AnswerIssue = { code: 'answer.invalid' | 'answer.unknown_choice' | 'answer.repeated' | 'too_long'; message: string }

/** What is checked of an answer to one type of question, which is normalized and has the right shape. */
type CheckedKind<Value extends AnswerValue = AnswerValue> = {
  /** Why it is no valid answer; undefined if it is one. */
  issue(question: Question, value: Value): AnswerIssue | undefined
  /** The answer to store, without fields that an answer does not have. */
  kept(value: Value): Value
}

const asItIs = <Value>(value: Value) => value

/** Text of at most `most` characters. */
const textOf = (most: number): CheckedKind<string> => ({
  issue: ({ id }, { length }) =>
    length > most ? { code: 'too_long', message: `The answer to question ${id} is longer than ${most} characters.` } : undefined,
  kept: asItIs,
})

const richText: CheckedKind<string> = {
  issue: ({ id }, value) =>
    exceedsRichTextLimits(value)
      ? { code: 'too_long', message: `The answer to question ${id} is too long, or has too many tags.` }
      : undefined,
  kept: asItIs,
}

const choices: CheckedKind<string | string[]> = {
  issue(question, value) {
    const values = [value].flat()
    if (values.some((chosen) => presentValue(question, chosen) === undefined))
      return { code: 'answer.unknown_choice', message: `The answer to question ${question.id} is not one of its choices.` }
    if (new Set(values).size < values.length)
      return { code: 'answer.repeated', message: `The answer to question ${question.id} has the same choice more than once.` }
    return undefined
  },
  kept: asItIs,
}

const bareFile = ({ id, name, size, type, url }: FileValue): FileValue => ({ id, name, size, type, url })

const files: CheckedKind<FileValue | FileValue[]> = {
  issue: ({ id }, value) =>
    Array.isArray(value) && value.length > limits.filesPerAnswer
      ? { code: 'answer.invalid', message: `The answer to question ${id} has more than ${limits.filesPerAnswer} files.` }
      : undefined,
  kept: (value) => (Array.isArray(value) ? value.map(bareFile) : bareFile(value)),
}

export const checkedKinds: Record<QuestionType, CheckedKind> = {
  short_text: textOf(fieldLimits.shortText),
  long_text: textOf(fieldLimits.longText),
  rich_text: richText,
  single_choice: choices,
  multi_select: choices,
  file_upload: files,
}

import { findChoice } from '../answers/presentValue.ts'
import type { Language } from '../fields.ts'
import { plainText } from '../html/plainText.ts'
import type { AnswerValue } from '../responses/response.ts'
import type { QuestionType } from '../survey/questionTypes.ts'
import type { Question } from '../survey/survey.ts'
import { pair, text } from '../text.ts'
import { chosenValues, isString } from './choice.ts'
import { fileValues } from './files.ts'

/** The words of an answer to one type of question. */
type AnswerText = {
  /** What was written, without formatting, as it is shown and searched; '' where answers are not written. */
  written: (value: AnswerValue) => string
  /** The labels of the chosen choices, or the names of the files; [] where answers are written. */
  listed: (question: Question, value: AnswerValue, lang: Language) => string[]
}

const plain: AnswerText = { written: (value) => (isString(value) ? value : ''), listed: () => [] }

const labels: AnswerText = {
  written: () => '',
  listed: (question, value, lang) =>
    chosenValues(value).map((chosen) => {
      const choice = findChoice(question.choices, chosen)
      return choice ? text(pair(choice, 'label'), lang) || choice.value : chosen
    }),
}

/** The words of an answer, by the question's type. */
export const answerTexts: Record<QuestionType, AnswerText> = {
  short_text: plain,
  long_text: plain,
  rich_text: { ...plain, written: (value) => plainText(plain.written(value)) },
  single_choice: labels,
  multi_select: labels,
  file_upload: { written: () => '', listed: (_question, value) => fileValues(value).map(({ name }) => name) },
}

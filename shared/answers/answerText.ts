import type { Language } from '../fields.ts'
import { checkedKinds } from '../kinds/checkedKinds.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import type { Question } from '../survey/survey.ts'

/** An answer as one line of text in a language; '' for a blank one. */
export function answerText(question: Question, { value, text }: { value: AnswerValue; text?: string | undefined }, lang: Language): string {
  const kind = checkedKinds[question.type]
  return kind.written(value, question, lang) || kind.listed(question, value, lang, text).join(', ')
}

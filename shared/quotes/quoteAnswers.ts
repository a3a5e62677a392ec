import { isAnswered } from '../answers/isAnswered.ts'
import type { Language } from '../fields.ts'
import { checkedKinds } from '../kinds/checkedKinds.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import type { Question, Section } from '../survey/survey.ts'
import { quoteIndex, type QuotableSurvey, type Quoting, type QuotingPart } from './quoteIndex.ts'
import { mapParts, replaceInPart } from './quoteParts.ts'
import { cleaned, type LinkValues, sayQuotes } from './sayQuotes.ts'

/** What one person answered, and what their link gave. */
export type Answered = {
  value: (questionId: string) => AnswerValue | undefined
  /** The text of the choice that takes one; '' without one. */
  text: (questionId: string) => string
  isShown: (questionId: string) => boolean
  link?: LinkValues | undefined
}

/** An answer in the words in which titles quote it; '' for none, and for a type that is never quoted. */
export function answerInWords(question: Question, value: AnswerValue | undefined, text: string, language: Language): string {
  if (value === undefined || !isAnswered(question, value)) return ''
  return cleaned(checkedKinds[question.type].quoted?.(question, value, language, cleaned(text)) ?? '')
}

/** The texts of a survey as a respondent reads them, with the answers and values that they quote, else their fallbacks. */
export function quoteAnswers(survey: QuotableSurvey, { value, text, isShown, link = {} }: Answered) {
  const index = quoteIndex(survey)
  const inWords = (question: Question, language: Language) =>
    isShown(question.id) ? answerInWords(question, value(question.id), text(question.id), language) : ''
  const quoted = <T extends Quoting & { id: string }>(kind: QuotingPart['kind'], part: T): T =>
    replaceInPart(part, sayQuotes(index, { kind, id: part.id }, link, inWords))
  const section = <S extends Section>(given: S): S => quoted('section', given)
  const question = <Q extends Quoting & { id: string }>(given: Q): Q => quoted('question', given)
  return { section, question }
}

/** The survey with all of these texts. What quotes nothing stays the same object. */
export function quoteInSurvey<S extends QuotableSurvey>(survey: S, answered: Answered): S {
  const quoted = quoteAnswers(survey, answered)
  return mapParts(survey, quoted.section, quoted.question)
}

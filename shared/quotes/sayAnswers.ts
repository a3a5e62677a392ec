import { isAnswered } from '../answers/isAnswered.ts'
import type { Language } from '../fields.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import type { Quoted } from '../kinds/quoted.ts'
import type { Question } from '../survey/survey.ts'
import { quoteIndex, type Quoting, type QuotingPart } from './quoteIndex.ts'
import { replaceInPart } from './quoteParts.ts'
import { cleaned, type LinkValues, sayQuotes } from './sayQuotes.ts'
import { withNumber, type NumberedSurvey } from './withNumber.ts'

/** The answers of one respondent, and the values of their link. */
export type Answered = {
  value: (questionId: string) => AnswerValue | undefined
  /** The text of the choice that takes one; '' without a text. */
  text: (questionId: string) => string
  isShown: (questionId: string) => boolean
  link?: LinkValues | undefined
}

/** The words for the answers to a question; undefined for a type that is never quoted. */
export type WordsFor = (question: Question) => Quoted | undefined

/**
 * Returns a function that fills the texts of a section or question: with quoted answers and link values, or fallbacks, and with numbers if the survey
 * shows them.
 */
export function sayAnswers(survey: NumberedSurvey, { value, text, isShown, link = {} }: Answered, wordsFor: WordsFor) {
  const index = quoteIndex(survey)
  const inWords = (question: Question, language: Language) => {
    const answer = value(question.id)
    return answer !== undefined && isShown(question.id) && isAnswered(question, answer)
      ? cleaned(wordsFor(question)?.(question, answer, language, cleaned(text(question.id))) ?? '')
      : ''
  }
  return <T extends Quoting & { id: string }>(kind: QuotingPart['kind'], part: T): T =>
    withNumber(survey, kind, replaceInPart(part, sayQuotes(index, { kind, id: part.id }, link, inWords)))
}

/** The survey with all of these texts. A question without them stays the same object. */
export function sayInSurvey<S extends NumberedSurvey>(survey: S, answered: Answered, wordsFor: WordsFor): S {
  const say = sayAnswers(survey, answered, wordsFor)
  const sections = survey.sections.map((section) => ({
    ...say('section', section),
    questions: section.questions.map((question) => say('question', question)),
  }))
  return { ...survey, sections }
}

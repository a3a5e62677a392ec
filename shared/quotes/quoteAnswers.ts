import { isAnswered } from '../answers/isAnswered.ts'
import type { Language } from '../fields.ts'
import { checkedKinds } from '../kinds/checkedKinds.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import { textInOneLine } from '../kinds/textEntry.ts'
import type { Question, Section } from '../survey/survey.ts'
import { quoteIndex, quoteProblem, type QuotableSurvey, type Quoting, type QuotingPart } from './quoteIndex.ts'
import { mapParts, replaceInPart } from './quoteParts.ts'
import { quotedField } from './quoteTokens.ts'
import type { Say } from './replaceQuotes.ts'

/** What one person answered, and what their link gave. */
export type Answered = {
  value: (questionId: string) => AnswerValue | undefined
  /** The text of the choice that takes one; '' without one. */
  text: (questionId: string) => string
  isShown: (questionId: string) => boolean
  link?: Readonly<Record<string, string>> | undefined
}

/** Controls, and what turns the order of a text around. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** In one line, without what does not show. */
const cleaned = (text: string) => textInOneLine(text.replaceAll('\t', ' ')).replace(unseen, '')

/** An answer in the words in which titles quote it; '' for none, and for a type that is never quoted. */
export function answerInWords(question: Question, value: AnswerValue | undefined, text: string, language: Language): string {
  if (value === undefined || !isAnswered(question, value)) return ''
  return cleaned(checkedKinds[question.type].quoted?.(question, value, language, cleaned(text)) ?? '')
}

/** The texts of a survey as a respondent reads them, with the answers and values that they quote, else their fallbacks. */
export function quoteAnswers(survey: QuotableSurvey, { value, text, isShown, link = {} }: Answered) {
  const index = quoteIndex(survey)
  const sayIn =
    (part: QuotingPart) =>
    (language: Language): Say =>
    ({ of, fallback }) => {
      const problem = quoteProblem(index, part, of)
      if (problem === 'gone') return undefined
      const field = quotedField(of)
      const { question } = index.question(of) ?? {}
      const said =
        field !== undefined
          ? Object.hasOwn(link, field) && cleaned(link[field]!)
          : question && !problem && isShown(of) && answerInWords(question, value(of), text(of), language)
      return { text: said || fallback, fitsParticle: true }
    }
  const quoted = <T extends Quoting & { id: string }>(kind: QuotingPart['kind'], part: T): T =>
    replaceInPart(part, sayIn({ kind, id: part.id }))
  const section = <S extends Section>(given: S): S => quoted('section', given)
  const question = <Q extends Quoting & { id: string }>(given: Q): Q => quoted('question', given)
  return { section, question }
}

/** The survey with all of these texts. What quotes nothing stays the same object. */
export function quoteInSurvey<S extends QuotableSurvey>(survey: S, answered: Answered): S {
  const quoted = quoteAnswers(survey, answered)
  return mapParts(survey, quoted.section, quoted.question)
}

import type { Language } from '../fields.ts'
import type { Question, Section } from '../survey/survey.ts'
import { partMayQuote, type QuotableSurvey, type Quoting } from './quoteIndex.ts'
import { replaceInHtml, replaceInText, type Say } from './replaceQuotes.ts'

/** A section or question with the words of its quotes, each in the language of its text; the same object where no word changes. */
export function replaceInPart<T extends Quoting>(part: T, say: (language: Language) => Say): T {
  if (!partMayQuote(part)) return part
  const en = say('en')
  const ko = say('ko')
  const said = {
    title: replaceInText(part.title, en),
    title_ko: replaceInText(part.title_ko, ko),
    description: replaceInHtml(part.description, en),
    description_ko: replaceInHtml(part.description_ko, ko),
  }
  return hasTexts(part, said) ? part : { ...part, ...said }
}

/** Whether two parts have the same texts. */
export const hasTexts = (one: Quoting, other: Quoting): boolean =>
  one.title === other.title &&
  one.title_ko === other.title_ko &&
  one.description === other.description &&
  one.description_ko === other.description_ko

/** A survey with other texts in its sections and questions; the same object where none changes. */
export function mapParts<S extends QuotableSurvey>(
  survey: S,
  ofSection: (section: Section) => Section,
  ofQuestion: (question: Question) => Question,
): S {
  const sections = survey.sections.map((section) => {
    const said = ofSection(section)
    const questions = section.questions.map(ofQuestion)
    const isSame = questions.every((question, at) => question === section.questions[at])
    return isSame ? said : { ...said, questions }
  })
  return sections.every((section, at) => section === survey.sections[at]) ? survey : { ...survey, sections }
}

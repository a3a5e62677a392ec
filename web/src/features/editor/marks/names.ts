import type { Language } from '#shared/fields.ts'
import { nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import { quotedField } from '#shared/quotes/quoteTokens.ts'
import type { Section, SurveyBody } from '#shared/survey/survey.ts'
import { pair, type Reading } from '#shared/text.ts'
import { lang } from '../../../lib/language/language.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

type Titled = Pick<Section, 'title' | 'title_ko' | 'description' | 'description_ko'>

/** A title in the reader's language, or in `language`, with the numbers and fallbacks of its quotes. */
export const readTitle = (survey: SurveyBody, part: Titled | undefined, language?: Language): Reading =>
  pickText(part && pair(nameQuotesOf(survey, part), 'title'), language)

export type PartRef = { kind: 'section' | 'question'; id: string }

/** Number and title of a section or question, in the reader's language; undefined if it was deleted. */
export function nameOf(survey: SurveyBody, { kind, id }: PartRef): { number: string; title: Reading; section_id: string } | undefined {
  const { sections, questions } = surveyIndex(survey)
  if (kind === 'section') {
    const place = sections.get(id)
    return place && { number: place.number, title: readTitle(survey, place.section), section_id: id }
  }
  const place = questions.get(id)
  return place && { number: place.number, title: readTitle(survey, place.question), section_id: place.section.id }
}

/** The number of a question, such as 3.2. */
export const numberOf = (survey: SurveyBody, questionId: string): string => surveyIndex(survey).questions.get(questionId)?.number ?? '–'

/** Number and title as one string, for use in a sentence. */
export function displayName(survey: SurveyBody, part: PartRef, t: Translate): string {
  const name = nameOf(survey, part)
  return name ? `${name.number} ${name.title.text || t('cards.untitled')}` : t(`branching.deleted_${part.kind}`)
}

/** The subject of a quote, in words. */
export function quotedName(survey: SurveyBody, of: string, t: Translate): string {
  const field = quotedField(of)
  return field === undefined ? displayName(survey, { kind: 'question', id: of }, t) : t('conditions.link_field', { name: field })
}

/** The label of a choice, by its value, in the reader's language; the value itself if no choice has it. */
export function choiceLabel(survey: SurveyBody, questionId: string, value: string): Reading {
  const choice = surveyIndex(survey)
    .questions.get(questionId)
    ?.question.choices.find((one) => one.value === value)
  return choice ? pickText(pair(choice, 'label')) : { text: value, lang: lang() }
}

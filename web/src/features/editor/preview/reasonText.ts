import { conditionSentence } from '#shared/logic/conditions/conditionSentence.ts'
import type { Reason } from '#shared/logic/explainHidden.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { lang, type Language } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

const mostChoices = 3

/** Why something is hidden. `language`: of the quoted choice labels. */
export function reasonText(survey: SurveyBody, because: Reason, language: Language, t: Translate): string {
  if (because.code === 'no_rule') return t('preview.no_rule')
  if (because.code === 'section_hidden') return t('preview.section_hidden')
  if (because.code === 'not_drawn') return t('preview.not_drawn')
  if (because.code === 'section_partly') return t('preview.section_partly')
  if (because.code === 'show_if') return t('preview.show_if', { condition: conditionAt(survey, because.owner) })
  if (because.code === 'ended') return t('preview.ended', { number: surveyIndex(survey).sections.get(because.section_id)?.number ?? '' })
  const place = surveyIndex(survey).questions.get(because.question_id)
  const number = place?.number ?? because.question_id
  if (because.code !== 'not_chosen') return t(`preview.${because.code}`, { number })
  const labels = because.values.map((value) => {
    const choice = place?.question.choices.find((one) => one.value === value)
    return t('admin.quoted', { label: choice ? pickText(pair(choice, 'label'), language).text : value })
  })
  return t('preview.not_chosen', { number, choices: listed(labels, t) })
}

function conditionAt(survey: SurveyBody, owner: Extract<Reason, { code: 'show_if' }>['owner']): string {
  const { sections, questions } = surveyIndex(survey)
  const held = owner.kind === 'section' ? sections.get(owner.id)?.section : questions.get(owner.id)?.question
  return conditionSentence(survey, owner, held?.show_if, lang())
}

function listed(labels: string[], t: Translate): string {
  const shown = labels.length > mostChoices ? [...labels.slice(0, mostChoices - 1), t('preview.others')] : labels
  return new Intl.ListFormat(lang(), { type: 'disjunction' }).format(shown)
}

import type { LogicPlace, LogicWarning, Named, NeverReason, WarningOf } from '#shared/logic/logicWarning.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { conditionTexts } from './conditionTexts.ts'
import { type Context, type Describe, namesOf, shorten, type WarningText } from './describe.ts'
import { displayName, choiceLabel, nameOf, numberOf, quotedName } from '../marks/names.ts'

/** Title and detail of a warning, translated. `survey`: the one that was checked. */
export function warningText(survey: SurveyBody, warning: LogicWarning, t: Translate): WarningText {
  const questionId = gatewayQuestionId(survey, warning.place)
  const number = questionId === undefined ? '' : numberOf(survey, questionId)
  const describe = describers[warning.code] as (warning: LogicWarning, given: Context) => WarningText
  return describe(warning, { survey, t, questionId, number })
}

const describers: { [Code in LogicWarning['code']]: Describe<Code> } = {
  ...conditionTexts,
  never_shows: (warning, { survey, t }) => neverShows(survey, warning, t),
  gateways_never_agree: ({ gateway_ids, targets }, { survey, t }) => {
    const numbers = gateway_ids.map((id) => numberOf(survey, id))
    const gateways = t('logic.never_agree_gateways', { gateways: formatList(shorten(numbers, t)) })
    const names = formatList(namesOf(survey, targets, t))
    return { title: t('logic.never_agree'), detail: `${gateways} ${t('logic.never_agree_targets', { count: countOf(targets), names })}` }
  },
  rule_for_deleted_choice: ({ choice_value }, given) => ({
    title: given.t('logic.deleted_choice'),
    detail: given.t('logic.deleted_choice_detail', { number: given.number, choice: quotedChoice(given, choice_value) }),
  }),
  rule_to_deleted_target: ({ missing }, { t }) => ({
    title: t('logic.deleted_target'),
    detail: t('logic.deleted_target_detail', { count: countOf(missing) }),
  }),
  two_rules_for_one_choice: ({ choice_value }, given) => ({
    title: given.t('logic.two_rules', { choice: quotedChoice(given, choice_value) }),
    detail: given.t('logic.two_rules_detail'),
  }),
  rule_points_backwards: ({ targets }, { survey, t, number }) => ({
    title: t('logic.backwards'),
    detail: t('logic.backwards_detail', { number, names: formatList(namesOf(survey, targets, t)) }),
  }),
  rule_reopens_closed_section: ({ section_id, question_ids }, { survey, t }) => {
    const section = displayName(survey, { kind: 'section', id: section_id }, t)
    const names = formatList(namesOf(survey, { section_ids: [], question_ids }, t))
    return { title: t('logic.reopens'), detail: t('logic.reopens_detail', { section, names }) }
  },
  last_section_deleted: (_, { t }) => ({ title: t('logic.last_section'), detail: t('logic.last_section_detail') }),
  gateway_without_rules: (_, { t, number }) => ({ title: t('logic.without_rules', { number }), detail: t('logic.without_rules_detail') }),
  gateway_on_other_type: (_, { t, number }) => ({ title: t('logic.other_type'), detail: t('logic.other_type_detail', { number }) }),
  entry_on_other_type: (_, { t, number }) => ({ title: t('logic.other_type'), detail: t('logic.other_type_detail', { number }) }),
  entry_without_question: ({ place }, { t }) => ({
    title: t('logic.without_question', { number: place.kind === 'branching' ? (place.entry ?? 0) + 1 : 0 }),
    detail: t('logic.without_question_detail'),
  }),
  equal_choice_values: ({ count, value }, given) => ({
    title: given.t('logic.equal_choices'),
    detail: given.t('logic.equal_choices_detail', { number: given.number, count, choice: quotedChoice(given, value) }),
  }),
  no_choices: ({ required }, { t, number }) => ({
    title: t('logic.no_choices', { number }),
    detail: t(required ? 'logic.no_choices_required' : 'logic.no_choices_detail'),
  }),
  quote_broken: ({ place, gone, later }, { survey, t }) => {
    const names = (quoted: string[]) => formatList(quoted.map((of) => quotedName(survey, of, t)))
    const details = [
      ...(gone.length > 0 ? [t('logic.quote_broken_gone', { names: names(gone) })] : []),
      ...(later.length > 0 ? [t('logic.quote_broken_later', { names: names(later) })] : []),
    ]
    return { title: t('logic.quote_broken', { name: displayName(survey, place, t) }), detail: details.join(' ') }
  },
  suggest_independent: ({ gateway_ids }, { t }) => ({
    title: t('logic.suggest'),
    detail: t('logic.suggest_detail', { count: gateway_ids.length }),
  }),
}

const quotedChoice = ({ survey, questionId, t }: Context, value: string) => quoted(choiceLabel(survey, questionId ?? '', value).text, t)
const countOf = ({ section_ids, question_ids }: Named) => section_ids.length + question_ids.length

function neverShows(survey: SurveyBody, { target, required, because }: WarningOf<'never_shows'>, t: Translate): WarningText {
  const name = target.kind === 'section' ? nameOf(survey, target)?.title.text || t('cards.untitled') : displayName(survey, target, t)
  const reason = neverShowsReason(survey, because, t)
  return {
    title: t(`logic.never_shows_${target.kind}`, { name }),
    detail: required ? `${reason} ${t(`logic.required_${target.kind}`)}` : reason,
  }
}

export function neverShowsReason(survey: SurveyBody, because: NeverReason, t: Translate): string {
  if (because.code === 'no_rule' || because.code === 'condition_never_holds' || because.code === 'conditions_conflict')
    return t(`logic.never_${because.code}`)
  if (because.code === 'section_closed') {
    return t('logic.never_section_closed', { section: displayName(survey, { kind: 'section', id: because.section_id }, t) })
  }
  const number = numberOf(survey, because.question_id)
  if (because.code !== 'deleted_choice') return t(`logic.never_${because.code}`, { number })
  return t('logic.never_deleted_choice', { number, choices: formatList(because.choice_values.map((value) => quoted(value, t))) })
}

export function jumpText(survey: SurveyBody, place: LogicPlace, t: Translate): string {
  if (place.kind === 'branching') return t('logic.go_to_branching')
  return t('logic.go_to', { number: nameOf(survey, place)?.number ?? '–' })
}

/** The id of the question at a place: of the card, or of the gateway's question. */
function gatewayQuestionId(survey: SurveyBody, place: LogicPlace): string | undefined {
  if (place.kind === 'question') return place.id
  return place.kind === 'branching' && place.entry !== undefined ? survey.branching[place.entry]?.question_id : undefined
}

const quoted = (name: string, t: Translate) => t('logic.quoted', { name })

import { conditionSentence, clauseSentence } from '#shared/logic/conditions/conditionSentence.ts'
import { problemText } from '#shared/logic/conditions/problemText.ts'
import type { ConditionAt } from '#shared/logic/logicWarning.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { lang } from '../../../lib/language/language.ts'
import { displayName } from '../marks/names.ts'
import { conditionAt } from '../store/edits/logic/conditions.ts'
import { type Context, type Describe, namesOf } from './describe.ts'

type Code =
  | 'condition_never_holds'
  | 'condition_always_holds'
  | 'condition_without_effect'
  | 'clause_left_out'
  | 'clause_values_gone'
  | 'clause_in_random_order'
  | 'end_hides'
  | 'undecided'

const nameAt = (place: ConditionAt, { survey, t }: Context) => displayName(survey, place, t)
const sentenceAt = (place: ConditionAt, { survey }: Context) => conditionSentence(survey, place, conditionAt(survey, place), lang())
const clauseAt = (place: ConditionAt & { clause: number }, { survey }: Context) => {
  const clause = conditionAt(survey, place)?.clauses[place.clause]
  return clause ? clauseSentence(survey, place, clause, lang()).text : ''
}

/** The texts of warnings about conditions. */
export const conditionTexts: { [Each in Code]: Describe<Each> } = {
  condition_never_holds: ({ place }, given) => ({
    title: given.t(`logic.never_holds_${place.part}`, { name: nameAt(place, given) }),
    detail: sentenceAt(place, given),
  }),
  condition_always_holds: ({ place }, given) => ({
    title: given.t(`logic.always_holds_${place.part}`, { name: nameAt(place, given) }),
    detail: sentenceAt(place, given),
  }),
  condition_without_effect: ({ place, because }, given) => ({
    title: given.t(`logic.without_effect_${place.part}`, { name: nameAt(place, given) }),
    detail: given.t(`conditions.${because}`),
  }),
  clause_left_out: ({ place, problem }, given) => ({
    title: given.t('logic.left_out', { name: nameAt(place, given), at: place.clause + 1 }),
    detail: `${problemText(problem, lang())} ${given.t('logic.quoted', { name: clauseAt(place, given) })}`,
  }),
  clause_values_gone: ({ place, values }, given) => ({
    title: given.t('logic.values_gone', { name: nameAt(place, given), at: place.clause + 1 }),
    detail: formatList(values.map((name) => given.t('logic.quoted', { name }))),
  }),
  clause_in_random_order: ({ place, question_id, shuffled }, given) => {
    const asked = displayName(given.survey, { kind: 'question', id: question_id }, given.t)
    return {
      title: given.t('logic.random_order', { name: nameAt(place, given), at: place.clause + 1 }),
      detail:
        'pool' in shuffled
          ? given.t('logic.random_order_pool', { asked, pool: shuffled.pool })
          : given.t('logic.random_order_section', { asked }),
    }
  },
  end_hides: ({ place, targets }, given) => ({
    title: given.t('logic.end_hides', { name: nameAt(place, given) }),
    detail: given.t('logic.end_hides_detail', { names: formatList(namesOf(given.survey, targets, given.t)) }),
  }),
  undecided: ({ targets }, given) => ({
    title: given.t('logic.undecided'),
    detail: given.t('logic.undecided_detail', { names: formatList(namesOf(given.survey, targets, given.t)) }),
  }),
}

import { Fragment } from 'react'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { clauseSentences, type NameQuestion } from '#shared/logic/conditions/conditionSentence.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { conditionAt } from '../store/edits/logic/conditions.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'

/** A condition in words; ignored clauses are struck out. `name`: how its questions are named. */
export function ConditionWords({ place, name }: { place: ConditionPlace; name?: NameQuestion }) {
  const t = useT()
  const survey = useSurveySelector((whole) => whole)
  const condition = conditionAt(survey, place)
  const joint = t(condition?.match === 'any' ? 'conditions.or' : 'conditions.and')
  return clauseSentences(survey, place, condition, lang(), name).map(({ text, problem }, index) => (
    <Fragment key={index}>
      {index > 0 && ` ${joint} `}
      {problem ? (
        <span className="warned">
          <s>{text}</s> ({t('conditions.left_out')})
        </span>
      ) : (
        text
      )}
    </Fragment>
  ))
}

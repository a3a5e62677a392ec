import { memo } from 'react'
import type { Choice } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { WarningIcon } from '../../../../ui/icons/workIcons.ts'
import { setRuleChoice, type Rule } from '../../store/edits/logic/gatewayRules.ts'
import type { GatewayPlace } from '../../store/edits/logic/gateway.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import css from './RuleRow.module.css'
import { RuleTargets } from '../targets/RuleTargets.tsx'

type Props = {
  place: GatewayPlace
  index: number
  rule: Rule
  choices: readonly Choice[]
  /** Whether another rule is for the same answer. */
  isTwice: boolean
  onRemove: (index: number) => void
}

export const RuleRow = memo(function RuleRow({ place, index, rule, choices, isTwice, onRemove }: Props) {
  const t = useT()
  const store = useEditorStore()
  const number = index + 1
  const isGone = !choices.some(({ value }) => value === rule.choice_value)
  const choose = (value: string) => store.edit(setRuleChoice(place, index, value))
  return (
    <li className={`${css.row} ${isGone ? 'on-warn' : ''}`} data-rule={index}>
      {isGone ? (
        <p className={css.lost}>
          <WarningIcon />
          <span className="shrinks breakable">
            <s>{rule.choice_value}</s> <small className="block warned">{t('branching.deleted_choice')}</small>
          </span>
        </p>
      ) : (
        <ChoiceSelect label={t('branching.answer_of', { number })} choices={choices} value={rule.choice_value} onChoose={choose} />
      )}
      <div className={css.shows}>
        <RuleTargets place={place} index={index} rule={rule}>
          {isGone && choices.length > 0 && (
            <ChoiceSelect
              label={t('branching.choose_another_of', { number })}
              prompt={t('branching.choose_another')}
              choices={choices}
              value=""
              onChoose={choose}
            />
          )}
        </RuleTargets>
        {isTwice && (
          <p className={css.mark}>
            <WarningIcon /> {t('branching.twice')}
          </p>
        )}
      </div>
      <IconButton small className={css.remove} data-remove label={t('branching.remove_rule', { number })} onClick={() => onRemove(index)}>
        <CloseIcon />
      </IconButton>
    </li>
  )
})

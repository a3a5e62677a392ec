import { useCallback, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import type { Edit } from '../../store/editorStore.ts'
import { gatewayAt, type GatewayPlace } from '../../store/edits/logic/gateway.ts'
import { addRule, addRuleForEachChoice, removeRule, valuesWithoutRule } from '../../store/edits/logic/gatewayRules.ts'
import { useSurveySelector, useEditorStore, useViewSelector, useGatewayQuestion } from '../../store/useEditorStore.ts'
import { useProgressiveCount } from '../../../../lib/loading/useProgressiveCount.ts'
import css from './RuleList.module.css'
import { valuesWithSeveralRules } from '../../logic/ruleMarks.ts'
import { RuleRow } from './RuleRow.tsx'

const none: never[] = []
const growth = { first: 15, step: 8 }

export function RuleList({ place }: { place: GatewayPlace }) {
  const t = useT()
  const store = useEditorStore()
  const rules = useSurveySelector((survey) => gatewayAt(survey, place)?.choice_rules) ?? none
  const all = useGatewayQuestion(place)?.choices ?? none
  const choices = useMemo(() => [...new Map(all.toReversed().map((choice) => [choice.value, choice])).values()].toReversed(), [all])
  const withoutRule = useSurveySelector((survey) => valuesWithoutRule(survey, place).length)
  const root = useRef<HTMLDivElement>(null)
  const twice = useMemo(() => valuesWithSeveralRules(rules), [rules])
  // a rule that is jumped to must be rendered to be focused
  const shown = useViewSelector((view) => {
    const place = view.jump()?.place
    return (place && 'rule' in place && place.rule) || 0
  })
  const drawn = Math.max(useProgressiveCount(rules.length, growth), shown + 1)

  /** Edits, then focuses `control` in the rule at `index`, or the button that adds rules. */
  const edit = useCallback(
    (change: Edit, index: number, control: string) => {
      flushSync(() => store.edit(change))
      const row = root.current?.querySelector(`[data-rule="${index}"]`)
      const next = row?.querySelector<HTMLElement>(control) ?? root.current?.querySelector<HTMLElement>('[data-add] button')
      next?.focus()
    },
    [store],
  )
  const remove = useCallback(
    (index: number) => {
      const last = (gatewayAt(store.get(), place)?.choice_rules.length ?? 0) - 2
      edit(removeRule(place, index), Math.min(index, last), '[data-remove]')
    },
    [store, place, edit],
  )
  return (
    <div ref={root} className="ground rounded bordered" data-empty={rules.length === 0 || undefined}>
      {rules.length > 0 && (
        <div className={css.head} aria-hidden="true">
          <span>{t('admin.when_answer')}</span>
          <span>{t('entry' in place ? 'branching.show_sections' : 'admin.show_both')}</span>
        </div>
      )}
      {rules.length > 0 && (
        <ol aria-label={t('branching.rules')}>
          {rules.slice(0, drawn).map((rule, index) => (
            <RuleRow
              key={index}
              place={place}
              index={index}
              rule={rule}
              choices={choices}
              isTwice={twice.has(rule.choice_value)}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      {rules.length === 0 && choices.length > 0 && <p className={css.note}>{t('branching.no_rules')}</p>}
      {choices.length === 0 && <p className={css.note}>{t('branching.no_choices')}</p>}
      {choices.length > 0 && (
        <div className={css.adding} data-add>
          {withoutRule === 0 && <p className={css.note}>{t('branching.all_ruled')}</p>}
          {withoutRule > 0 && (
            <Button kind="quiet" onClick={() => edit(addRule(place), rules.length, 'select')}>
              <PlusIcon /> {t('branching.add_rule')}
            </Button>
          )}
          {withoutRule > 1 && (
            <Button kind="quiet" onClick={() => edit(addRuleForEachChoice(place), rules.length, 'select')}>
              {t('branching.rule_each')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { WarningIcon } from '../../../../ui/icons/workIcons.ts'
import type { Edit } from '../../store/editorStore.ts'
import { gatewayQuestionId, type GatewayPlace } from '../../store/edits/logic/gateway.ts'
import type { Rule, Target } from '../../store/edits/logic/gatewayRules.ts'
import {
  deletedTargets,
  questionsOf,
  removeDeletedTargets,
  selectsAll,
  setSelectsAll,
  setTarget,
} from '../../store/edits/logic/gatewayRules.ts'
import { useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { pointsBackwards } from '../../logic/ruleMarks.ts'
import css from './RuleTargets.module.css'
import { AllTargetsChip, TargetChip } from './TargetChip.tsx'
import { TargetPicker } from './TargetPicker.tsx'

const kinds = ['section', 'question'] as const

/** The targets of a rule as removable chips, and the picker that adds more. `children`: shown beside the picker's button. */
export function RuleTargets({ place, index, rule, children }: { place: GatewayPlace; index: number; rule: Rule; children?: ReactNode }) {
  const t = useT()
  const store = useEditorStore()
  const root = useRef<HTMLDivElement>(null)
  const targets: Target[] = [
    ...rule.show_section_ids.map((id) => ({ kind: 'section' as const, id })),
    ...questionsOf(rule).map((id) => ({ kind: 'question' as const, id })),
  ]
  const all = kinds.filter((kind) => selectsAll(rule, kind))
  const deletedCount = useSurveySelector((survey) => deletedTargets(survey, rule).length)
  const isBackward = useSurveySelector((survey) =>
    targets.some((target) => pointsBackwards(survey, gatewayQuestionId(survey, place), target)),
  )

  /** Removes the chip at `at` and focuses the one that takes its place, or the picker's button. */
  const removeChip = (change: Edit, at: number) => {
    flushSync(() => store.edit(change))
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-chip] button, [data-picks]')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  return (
    <div ref={root}>
      <div className="row wrap high-32 gap-icon">
        {targets.map((target, at) => (
          <TargetChip
            key={`${target.kind}:${target.id}`}
            place={place}
            target={target}
            onRemove={() => removeChip(setTarget(place, index, target, false), at)}
          />
        ))}
        {all.map((kind, at) => (
          <AllTargetsChip
            key={kind}
            kind={kind}
            onRemove={() => removeChip(setSelectsAll(place, index, kind, false), targets.length + at)}
          />
        ))}
        {targets.length + all.length === 0 && <span className={css.none}>{t('branching.shows_nothing')}</span>}
        <TargetPicker place={place} index={index} />
        {children}
      </div>
      {isBackward && (
        <p className={css.mark}>
          <WarningIcon /> {t('branching.backwards')}
        </p>
      )}
      {deletedCount > 1 && (
        <Button kind="plain" className={css.link} onClick={() => removeChip(removeDeletedTargets(place, index), 0)}>
          {t('branching.remove_lost')}
        </Button>
      )}
    </div>
  )
}

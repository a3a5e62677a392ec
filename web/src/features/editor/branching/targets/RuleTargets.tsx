import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../../lib/language/i18n.ts'
import { WorkIcon } from '../../../../ui/WorkIcon.tsx'
import type { Edit } from '../../store/editorStore.ts'
import { gatewayQuestionId, type GatewayPlace } from '../../store/edits/gateway.ts'
import {
  lostTargets,
  questionsOf,
  removeLostTargets,
  selectsAll,
  setSelectsAll,
  setTarget,
  type Rule,
  type Target,
} from '../../store/edits/gatewayRules.ts'
import { useEdited, useEditorStore } from '../../store/useEditor.ts'
import { isInVain } from '../../logic/ruleMarks.ts'
import css from './RuleTargets.module.css'
import { AllChip, TargetChip } from './TargetChip.tsx'
import { TargetPicker } from './TargetPicker.tsx'

const kinds = ['section', 'question'] as const

/** What a rule shows, each to be taken away, and the picker that adds to it. `children` stands beside the picker's button. */
export function RuleTargets({ place, index, rule, children }: { place: GatewayPlace; index: number; rule: Rule; children?: ReactNode }) {
  const t = useT()
  const store = useEditorStore()
  const root = useRef<HTMLDivElement>(null)
  const targets: Target[] = [
    ...rule.show_section_ids.map((id) => ({ kind: 'section' as const, id })),
    ...questionsOf(rule).map((id) => ({ kind: 'question' as const, id })),
  ]
  const all = kinds.filter((kind) => selectsAll(rule, kind))
  const lost = useEdited((survey) => lostTargets(survey, rule).length)
  const inVain = useEdited((survey) => targets.some((target) => isInVain(survey, gatewayQuestionId(survey, place), target)))

  /** Takes a chip away and focuses the one that comes to stand there, or the picker's button. */
  const take = (change: Edit, at: number) => {
    flushSync(() => store.edit(change))
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-chip] button, [data-picks]')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  return (
    <div ref={root}>
      <div className={css.targets}>
        {targets.map((target, at) => (
          <TargetChip
            key={`${target.kind}:${target.id}`}
            place={place}
            target={target}
            onRemove={() => take(setTarget(place, index, target, false), at)}
          />
        ))}
        {all.map((kind, at) => (
          <AllChip key={kind} kind={kind} onRemove={() => take(setSelectsAll(place, index, kind, false), targets.length + at)} />
        ))}
        {targets.length + all.length === 0 && <span className={css.none}>{t('branching.shows_nothing')}</span>}
        <TargetPicker place={place} index={index} />
        {children}
      </div>
      {inVain && (
        <p className={css.mark}>
          <WorkIcon name="warning" /> {t('branching.backwards')}
        </p>
      )}
      {lost > 1 && (
        <button type="button" className={css.link} onClick={() => take(removeLostTargets(place, index), 0)}>
          {t('branching.remove_lost')}
        </button>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { pair } from '#shared/text.ts'
import type { LogicWarning, LogicPlace } from '#shared/logic/logicWarning.ts'
import { useT } from '../../../../../lib/language/i18n.ts'
import { pickText } from '../../../../../lib/language/pickText.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { WarningIcon } from '../../../../../ui/icons/workIcons.ts'
import { TypeIcon } from '../../../kinds/TypeIcon.tsx'
import { surveyIndex } from '../../../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../../../store/useEditorStore.ts'
import { nameOf } from '../../../marks/names.ts'
import { useLogicCheck } from '../../useLogicCheck.ts'
import { warningText } from '../../warningText.ts'
import type { LogicModel, MapNode } from '../mapModel.ts'
import css from './MapPanel.module.css'
import type { Selection } from '../selection.ts'
import { parseTargetKey, type TargetKey } from '../targetKey.ts'

export const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.part}>
    <h4>{label}</h4>
    {children}
  </div>
)

/** Number and title of the question of a node. */
export function QuestionPart({ label, node: { number, question } }: { label: string; node: MapNode }) {
  const t = useT()
  const { text, lang } = pickText(pair(question, 'title'))
  return (
    <Part label={label}>
      <p className="weight-strong leading-145">
        <span className="weight-medium muted">{number}</span> <span lang={lang}>{text || t('cards.untitled')}</span>
      </p>
    </Part>
  )
}

type ChipProps = { model: LogicModel; target: TargetKey; onSelect: (selection: Selection) => void }

/** A button that selects a target in the map. */
export function TargetButton({ model: { survey }, target, onSelect }: ChipProps) {
  const t = useT()
  const thing = parseTargetKey(target)
  const { number, title } = nameOf(survey, thing)!
  const type = thing.kind === 'question' ? surveyIndex(survey).questions.get(thing.id)?.question.type : undefined
  return (
    <li>
      <Button kind="plain" className={css.chip} onClick={() => onSelect({ kind: 'target', key: target })}>
        <TypeIcon type={type} className="muted" />
        <span className="shrinks">
          <span className="weight-medium muted">{number}</span> <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
        </span>
      </Button>
    </li>
  )
}

/** The logic warnings for which `about` is true. */
export function Warnings({ about }: { about: (warning: LogicWarning) => boolean }) {
  const t = useT()
  const checked = useLogicCheck()
  const warnings = checked?.warnings.filter(about) ?? []
  if (!checked || warnings.length === 0) return null
  return (
    <ul className={css.warnings}>
      {warnings.map((warning) => {
        const { title, detail } = warningText(checked.survey, warning, t)
        return (
          <li key={`${warning.code} ${title}`}>
            <WarningIcon className="warned" />
            <span>
              <strong>{title}</strong> {detail}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function isSameLogicPlace(one: LogicPlace, other: LogicPlace): boolean {
  if (one.kind === 'branching') return other.kind === 'branching' && one.entry === other.entry && one.rule === other.rule
  if (one.kind === 'section') return other.kind === 'section' && one.id === other.id && one.part === other.part
  return other.kind === 'question' && one.id === other.id && one.part === other.part && one.rule === other.rule
}

/** Returns a function that jumps to a place in the cards, which closes the map. `id`: of the section or question that it belongs to. */
export function useJumpToPlace(): (place: LogicPlace, id: string) => void {
  const store = useEditorStore()
  const view = useEditorView()
  return (place, id) => view.jumpTo(place, place.kind === 'question' ? surveyIndex(store.get()).questions.get(id)?.section.id : undefined)
}

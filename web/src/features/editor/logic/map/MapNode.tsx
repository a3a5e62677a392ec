import type { ReactNode } from 'react'
import { pair, type Reading } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { MapNode } from './mapModel.ts'
import css from './MapNodes.module.css'
import { pointing, type OnPoint, type Selection } from './selection.ts'
import type { Line } from './targetKey.ts'

/** The common props of the nodes on the left. */
export type NodeProps = {
  isOpen: boolean
  /** The key of the selected part of the node; null if the selection is elsewhere. */
  selected: string | null
  onSelect: (selection: Selection) => void
  onPoint: OnPoint
}

type FrameProps = NodeProps & { kind: 'gateway' | 'asked'; node: MapNode; icon: ReactNode; note?: string; children: ReactNode }

/** A node on the left: a question, and while it is open, its choices or clauses. */
export function NodeFrame({ kind, node, icon, note, isOpen, selected, onSelect, onPoint, children }: FrameProps) {
  const t = useT()
  const { key, question, number, lines } = node
  const title = pickText(pair(question, 'title'))
  return (
    <li className={css.node} data-open={isOpen || undefined} data-node={key}>
      <Button
        kind="plain"
        className={css.head}
        aria-pressed={selected === key}
        onClick={() => onSelect({ kind, key })}
        {...pointing({ kind, key }, onPoint)}
        {...(!isOpen && lines.length > 0 && { 'data-from': key })}
      >
        {icon}
        <span className="shrinks">
          <span className="weight-medium muted">{number}</span> <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
        </span>
        {note !== undefined && <small className="rigid pushed">{note}</small>}
      </Button>
      {isOpen && <ul>{children}</ul>}
    </li>
  )
}

type PortProps = Pick<NodeProps, 'selected' | 'onSelect' | 'onPoint'> & {
  selection: NonNullable<Selection>
  label: Reading
  isDeleted?: boolean
  mark: 'no_rule' | 'two_rules' | 'deleted_choice' | 'backwards' | 'no_effect' | null
  lines: readonly Line[]
  /** The targets of the lines, in words. */
  words: string
}

/** A choice of a gateway, or a clause of conditions: lines begin at it. */
export function Port({ selection, selected, label, isDeleted = false, mark, lines, words, onSelect, onPoint }: PortProps) {
  const t = useT()
  const Label = isDeleted ? 's' : 'span'
  return (
    <li>
      <Button
        kind="plain"
        className={css.port}
        data-mark={mark ?? undefined}
        aria-pressed={selected === selection.key}
        onClick={() => onSelect(selection)}
        {...pointing(selection, onPoint)}
        {...(lines.length > 0 && { 'data-from': selection.key })}
      >
        <Label lang={label.lang}>{label.text || t('cards.untitled')}</Label>
        {mark ? (
          <small className="rigid pushed">{t(`logic.mark_${mark}`)}</small>
        ) : (
          <small className="rigid pushed" aria-hidden="true">
            {lines.length}
          </small>
        )}
        {lines.length > 0 && <span className={css.words}>{words}</span>}
      </Button>
    </li>
  )
}

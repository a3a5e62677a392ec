import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../../../lib/language/i18n.ts'
import { CloseIcon } from '../../../../../ui/icons/siteIcons.ts'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import beside from '../../../../../ui/workspace/besidePage.module.css'
import { AskedPart, ClausePart } from './AskedPart.tsx'
import { ChoicePart } from './ChoicePart.tsx'
import { GatewayPart } from './GatewayPart.tsx'
import { askedKey } from '../mapConditions.ts'
import type { LogicModel } from '../mapModel.ts'
import css from './MapPanel.module.css'
import type { Selected, Selection } from '../selection.ts'
import { TargetPart } from './TargetPart.tsx'

const headings = { choice: 'rule', gateway: 'gateway', asked: 'asked', clause: 'condition', target: 'target' } as const

type Props = { model: LogicModel; selected: Selected; onSelect: (selection: Selection) => void; onClose: () => void }

export function MapPanel({ model, selected, onSelect, onClose }: Props) {
  const t = useT()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  if (!selected) {
    return (
      <aside className={`${beside.column} ${css.panel}`} data-empty aria-labelledby={heading}>
        <h3 id={heading} className="text-sm">
          {t('logic.hint_title')}
        </h3>
        <p className={css.muted}>{t(model.conditions.length > 0 ? 'logic.hint_conditions' : 'logic.hint')}</p>
      </aside>
    )
  }
  /** Called once conditions replaced the gateway: selects the question as one that conditions read. */
  const showAsked = (id: string) => {
    flushSync(() => onSelect({ kind: 'asked', key: askedKey(id) }))
    panel.current?.focus()
  }
  return (
    <aside ref={panel} className={`${beside.column} ${css.panel}`} aria-labelledby={heading} tabIndex={-1}>
      <header className="row between">
        <h3 id={heading} className="text-sm">
          {t(`logic.${headings[selected.kind]}`)}
        </h3>
        <IconButton label={t('admin.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {selected.kind === 'choice' && <ChoicePart model={model} {...selected} onSelect={onSelect} />}
      {selected.kind === 'gateway' && (
        <GatewayPart
          model={model}
          gateway={selected.gateway}
          onSelect={onSelect}
          onTurned={() => showAsked(selected.gateway.question.id)}
        />
      )}
      {selected.kind === 'asked' && <AskedPart model={model} asked={selected.asked} onSelect={onSelect} />}
      {selected.kind === 'clause' && <ClausePart model={model} {...selected} onSelect={onSelect} />}
      {selected.kind === 'target' && <TargetPart model={model} {...selected} onSelect={onSelect} />}
    </aside>
  )
}

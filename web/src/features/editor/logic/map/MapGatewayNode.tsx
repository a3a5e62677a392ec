import { memo } from 'react'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { GatewayIcon } from '../../../../ui/icons/questionIcons.ts'
import { formatList } from '../../../../lib/language/formatList.ts'
import { displayName, choiceLabel } from '../../marks/names.ts'
import { type LogicModel, type MapChoice, type MapGateway, parseTargetKey } from './mapModel.ts'
import css from './MapNodes.module.css'
import type { Selection } from './selection.ts'

type Props = {
  model: LogicModel
  gateway: MapGateway
  isOpen: boolean
  /** The key of the selected gateway or choice; null if the selection is elsewhere. */
  selected: string | null
  onSelect: (selection: Selection) => void
}

export const MapGatewayNode = memo(function MapGatewayNode({ model, gateway, isOpen, selected, onSelect }: Props) {
  const t = useT()
  const { key, question, number, mode, choices, lines } = gateway
  const title = pickText(pair(question, 'title'))
  return (
    <li className={css.gateway} data-open={isOpen || undefined} data-node={key}>
      <Button
        kind="plain"
        className={css.head}
        aria-pressed={selected === key}
        onClick={() => onSelect({ kind: 'gateway', key })}
        {...(!isOpen && lines.length > 0 && { 'data-from': key })}
      >
        <GatewayIcon />
        <span className="shrinks">
          <span className="weight-medium muted">{number}</span> <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
        </span>
        <small className="rigid pushed">{t(`branching.${mode}`)}</small>
      </Button>
      {isOpen && (
        <ul>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Port {...{ model, gateway, choice, onSelect }} isSelected={selected === choice.key} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})

type PortProps = Pick<Props, 'model' | 'gateway' | 'onSelect'> & { choice: MapChoice; isSelected: boolean }

function Port({ model: { survey }, gateway, choice, isSelected, onSelect }: PortProps) {
  const t = useT()
  const { key, value, isDeleted, lines, mark } = choice
  const label = choiceLabel(survey, gateway.question.id, value)
  const Label = isDeleted ? 's' : 'span'
  return (
    <Button
      kind="plain"
      className={css.port}
      data-mark={mark ?? undefined}
      aria-pressed={isSelected}
      onClick={() => onSelect({ kind: 'choice', key, gateway: gateway.key })}
      {...(lines.length > 0 && { 'data-from': key })}
    >
      <Label lang={label.lang}>{label.text || t('cards.untitled')}</Label>
      {mark ? (
        <small className="rigid pushed">{t(`logic.mark_${mark}`)}</small>
      ) : (
        <small className="rigid pushed" aria-hidden="true">
          {lines.length}
        </small>
      )}
      {lines.length > 0 && (
        <span className={css.words}>
          {t('logic.leads_to', { names: formatList(lines.map(({ to }) => displayName(survey, parseTargetKey(to), t))) })}
        </span>
      )}
    </Button>
  )
}

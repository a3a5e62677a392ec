import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { WarningIcon } from '../../../../ui/icons/workIcons.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { nameOf } from '../../marks/names.ts'
import { ConditionWords } from '../ConditionWords.tsx'
import { byNumber } from './mapConditions.ts'
import type { LogicModel, MapTarget } from './mapModel.ts'
import css from './MapNodes.module.css'
import { pointing, type OnPoint, type Selection } from './selection.ts'

type Props = {
  model: LogicModel
  target: MapTarget
  /** Why it never shows; undefined if it can. */
  never: string | undefined
  /** A selected line leads to it. */
  isReached: boolean
  isSelected: boolean
  onSelect: (selection: Selection) => void
  onPoint: OnPoint
}

/** A section, or a question that some rule names or a condition decides on. */
export const MapTargetNode = memo(function MapTargetNode({ model, target, never, isReached, isSelected, onSelect, onPoint }: Props) {
  const t = useT()
  const { key, kind, id, number, always, conditions } = target
  const title = nameOf(model.survey, target)!.title
  const type = kind === 'question' ? surveyIndex(model.survey).questions.get(id)?.question.type : undefined
  const look = never === undefined ? (always ? 'free' : undefined) : 'never'
  return (
    <li>
      <Button
        kind="plain"
        className={css.target}
        data-to={key}
        data-kind={kind}
        data-look={look}
        data-reached={isReached || undefined}
        aria-pressed={isSelected}
        onClick={() => onSelect({ kind: 'target', key })}
        {...pointing({ kind: 'target', key }, onPoint)}
      >
        {never === undefined ? <TypeIcon type={type} className="muted" /> : <WarningIcon />}
        <span className="shrinks">
          <span className="weight-medium muted">{number}</span> <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
          {never === undefined ? (
            always && <small className="block">{t(`logic.${always}`)}</small>
          ) : (
            <small className="block">{t('logic.never', { reason: never })}</small>
          )}
          {conditions.map(({ key: condition, place }) => (
            <small key={condition} className={place.part === 'ends_if' ? 'block' : css.words}>
              {' '}
              {t(place.part === 'ends_if' ? 'logic.ends_if' : 'conditions.folded_show_if')} <ConditionWords place={place} name={byNumber} />
            </small>
          ))}
        </span>
      </Button>
    </li>
  )
})

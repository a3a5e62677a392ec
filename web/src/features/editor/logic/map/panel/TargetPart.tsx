import { useMemo } from 'react'
import { shownTo } from '#shared/logic/conditions/shownTo.ts'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import { useT } from '../../../../../lib/language/i18n.ts'
import { lang } from '../../../../../lib/language/language.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { choiceLabel, nameOf } from '../../../marks/names.ts'
import { ConditionWords } from '../../ConditionWords.tsx'
import css from './MapPanel.module.css'
import type { LogicModel, MapTarget } from '../mapModel.ts'
import { Part, Warnings, isSameLogicPlace, useJumpToPlace } from './PanelParts.tsx'
import type { Selected, Selection } from '../selection.ts'

type Props = {
  model: LogicModel
  target: MapTarget
  from: Extract<Selected, { kind: 'target' }>['from']
  onSelect: (selection: Selection) => void
}

/** A section or question with its requirements, the answers whose rules show it, and its conditions. */
export function TargetPart({ model, target, from, onSelect }: Props) {
  const t = useT()
  const jump = useJumpToPlace()
  const { kind, id, number, always, conditions } = target
  const { title } = nameOf(model.survey, target)!
  const shown = useMemo(() => shownTo(model.survey, lang()), [model.survey])
  // Its own condition has a part below.
  const lines = shown[`${kind}s`].get(id)?.filter(({ isOwn }) => !isOwn) ?? []
  return (
    <>
      <Part label={t('logic.target')}>
        <p className="weight-strong leading-145">
          <span className="weight-medium muted">{number}</span> <span lang={title.lang}>{title.text || t('cards.untitled')}</span>
        </p>
        {always && <p className={css.muted}>{t(`logic.${always}`)}</p>}
        {lines.map(({ text }) => (
          <p key={text} className={css.muted}>
            {t('logic.shown_if', { condition: text })}
          </p>
        ))}
      </Part>
      {model.gateways.length > 0 && (
        <Part label={t('logic.shown_by')}>
          <ul className={css.chips}>
            {from.map(({ gateway, choice }) => {
              const { text, lang } = choiceLabel(model.survey, gateway.question.id, choice.value)
              return (
                <li key={choice.key}>
                  <Button
                    kind="plain"
                    className={css.chip}
                    onClick={() => onSelect({ kind: 'choice', key: choice.key, gateway: gateway.key })}
                  >
                    <span className="shrinks">
                      <span className="weight-medium muted">{gateway.number}</span>{' '}
                      <span lang={lang}>{choice.isDeleted ? <s>{text}</s> : text || t('cards.untitled')}</span>
                    </span>
                  </Button>
                </li>
              )
            })}
            {from.length === 0 && <li className={css.muted}>{t('logic.shown_by_none')}</li>}
          </ul>
        </Part>
      )}
      {conditions.map(({ key, place }) => (
        <Part key={key} label={t('logic.condition')}>
          <p className="leading-145">
            <strong className="weight-strong">{t(place.part === 'ends_if' ? 'logic.ends_if' : 'conditions.folded_show_if')}</strong>{' '}
            <ConditionWords place={place} />
          </p>
          <Button kind="secondary" onClick={() => jump(place, id)}>
            {t(`logic.open_${place.part}`)}
          </Button>
        </Part>
      ))}
      <Warnings about={(warning) => isAbout(warning, target)} />
      <Button kind="secondary" onClick={() => jump({ kind, id }, id)}>
        {t(`logic.open_${kind}`)}
      </Button>
    </>
  )
}

function isAbout(warning: LogicWarning, { kind, id, conditions }: MapTarget): boolean {
  if (conditions.some(({ place }) => isSameLogicPlace(warning.place, place))) return true
  if (warning.code === 'never_shows') return warning.target.kind === kind && warning.target.id === id
  return (warning.code === 'gateways_never_agree' || warning.code === 'end_hides') && warning.targets[`${kind}_ids`].includes(id)
}

import { useMemo } from 'react'
import { turnedGateway } from '#shared/logic/turn/turnedGateway.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../../../lib/language/i18n.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { choiceLabel } from '../../../marks/names.ts'
import { keptText } from '../../turn/keptText.ts'
import { TurnButton } from '../../turn/TurnButton.tsx'
import css from './MapPanel.module.css'
import type { LogicModel, MapGateway } from '../mapModel.ts'
import { QuestionPart, Part, Warnings, isSameLogicPlace, useJumpToPlace } from './PanelParts.tsx'
import type { Selection } from '../selection.ts'

type Props = { model: LogicModel; gateway: MapGateway; onSelect: (selection: Selection) => void; onTurned: () => void }

/** Details of a gateway: its mode, its behaviors and its choices. */
export function GatewayPart({ model, gateway, onSelect, onTurned }: Props) {
  const t = useT()
  const jump = useJumpToPlace()
  const { default_behavior = 'show_none', unanswered_behavior = 'show_none' } = behaviors(model.survey, gateway) ?? {}
  return (
    <>
      <QuestionPart label={t('admin.gateway')} node={gateway} />
      <Part label={t('branching.mode')}>
        <p>{t(`branching.${gateway.mode}`)}</p>
      </Part>
      <Part label={t('branching.default_behavior')}>
        <p>{t(`branching.${default_behavior}`)}</p>
      </Part>
      <Part label={t('branching.unanswered_behavior')}>
        <p>{t(`branching.${unanswered_behavior}`)}</p>
      </Part>
      <Part label={t('branching.rules')}>
        <ul className={css.chips}>
          {gateway.choices.map(({ key, value, isDeleted, lines, rules }) => {
            const { text, lang } = choiceLabel(model.survey, gateway.question.id, value)
            return (
              <li key={key}>
                <Button kind="plain" className={css.chip} onClick={() => onSelect({ kind: 'choice', key, gateway: gateway.key })}>
                  <span className="shrinks" lang={lang}>
                    {isDeleted ? <s>{text}</s> : text || t('cards.untitled')}
                  </span>
                  <small className="rigid pushed">
                    {rules.length > 0 ? t('logic.shows_count', { count: lines.length }) : t('logic.mark_no_rule')}
                  </small>
                </Button>
              </li>
            )
          })}
        </ul>
      </Part>
      <Warnings about={({ place }) => isSameLogicPlace(place, gateway.place)} />
      <Button kind="secondary" onClick={() => jump(gateway.place, gateway.question.id)}>
        {t('logic.open_gateway')}
      </Button>
      <Turn {...{ model, gateway, onTurned }} />
    </>
  )
}

/** Offers to turn the question's gateways into conditions, or explains why that is not possible. */
function Turn({ model: { survey }, gateway: { question }, onTurned }: Omit<Props, 'onSelect'>) {
  const t = useT()
  const turned = useMemo(() => turnedGateway(survey, question.id), [survey, question.id])
  if ('because' in turned) return <p className={css.muted}>{keptText(survey, { ...turned, question_id: question.id }, t)}</p>
  return (
    <div className="stack gap-1">
      <TurnButton label={t('logic.turn')} said={t('logic.turned')} questionIds={() => [question.id]} onTurned={onTurned} />
      <p className={css.muted}>{t('logic.turn_hint')}</p>
    </div>
  )
}

const behaviors = ({ branching }: SurveyBody, { place, question }: MapGateway) =>
  place.kind === 'branching' ? branching[place.entry] : question.gateway

import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../../../lib/language/i18n.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { choiceLabel } from '../../../marks/names.ts'
import css from './MapPanel.module.css'
import type { LogicModel, MapGateway } from '../mapModel.ts'
import { QuestionName, Part, Warnings, isSameLogicPlace, useJumpToPlace } from './PanelParts.tsx'
import type { Selection } from '../selection.ts'

type Props = { model: LogicModel; gateway: MapGateway; onSelect: (selection: Selection) => void }

/** Details of a gateway: its mode, its behaviors and its choices. */
export function GatewayPart({ model, gateway, onSelect }: Props) {
  const t = useT()
  const jump = useJumpToPlace()
  const { default_behavior = 'show_none', unanswered_behavior = 'show_none' } = behaviors(model.survey, gateway) ?? {}
  return (
    <>
      <Part label={t('admin.gateway')}>
        <QuestionName node={gateway} />
      </Part>
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
    </>
  )
}

const behaviors = ({ branching }: SurveyBody, { place, question }: MapGateway) =>
  place.kind === 'branching' ? branching[place.entry] : question.gateway

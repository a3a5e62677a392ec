import type { GatewayPlace } from '#shared/logic/gatewayRules.ts'
import { useT } from '../../../../../lib/language/i18n.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { formatList } from '../../../../../lib/language/formatList.ts'
import { displayName, choiceLabel } from '../../../marks/names.ts'
import css from './MapPanel.module.css'
import type { LogicModel, MapChoice, MapGateway } from '../mapModel.ts'
import { QuestionPart, Part, TargetButton, Warnings, isSameLogicPlace, useJumpToPlace } from './PanelParts.tsx'
import type { Selection } from '../selection.ts'
import { parseTargetKey, type TargetKey } from '../targetKey.ts'

type Props = { model: LogicModel; gateway: MapGateway; choice: MapChoice; onSelect: (selection: Selection) => void }

/** Details of a choice: the targets that its rule shows, other gateways that they depend on, and a link to the rule. */
export function ChoicePart({ model, gateway, choice, onSelect }: Props) {
  const t = useT()
  const jump = useJumpToPlace()
  const { survey } = model
  const label = choiceLabel(survey, gateway.question.id, choice.value)
  const isIndependent = survey.branching_mode === 'independent'
  const place: GatewayPlace = choice.rules[0]?.place ?? gateway.place
  return (
    <>
      <QuestionPart label={t('admin.gateway')} node={gateway} />
      <Part label={t('admin.when_answer')}>
        <p className="weight-strong leading-145" lang={label.lang}>
          {choice.isDeleted ? <s>{label.text}</s> : label.text || t('cards.untitled')}
        </p>
      </Part>
      <Part label={t('admin.show_both')}>
        {choice.rules.length === 0 ? (
          <p className={css.muted}>{t('logic.no_rule')}</p>
        ) : (
          <ul className={css.chips}>
            {choice.lines.map(({ to }) => (
              <TargetButton key={to} model={model} target={to} onSelect={onSelect} />
            ))}
            {choice.lines.length === 0 && <li className={css.muted}>{t('admin.nothing')}</li>}
          </ul>
        )}
        {choice.lines
          .filter(({ isBad }) => !isBad)
          .map(({ to }) => ({ to, others: otherGateways(model, gateway, to) }))
          .filter(({ others }) => others.length > 0)
          .map(({ to, others }) => (
            <p key={to} className={css.muted}>
              {t(isIndependent ? 'logic.also_needs_shown' : 'logic.also_needs', {
                name: displayName(survey, parseTargetKey(to), t),
                gateways: formatList(others),
              })}
            </p>
          ))}
      </Part>
      <Warnings about={(warning) => choice.rules.some((rule) => isSameLogicPlace(warning.place, rule.place))} />
      <Button kind="secondary" onClick={() => jump(place, gateway.question.id)}>
        {t(choice.rules.length > 0 ? 'logic.open_rule' : 'logic.open_gateway')}
      </Button>
    </>
  )
}

const otherGateways = ({ gateways }: LogicModel, { question }: MapGateway, to: TargetKey): string[] => [
  ...new Set(
    gateways
      .filter((other) => other.question.id !== question.id && other.lines.some((line) => line.to === to && !line.isBad))
      .map(({ number }) => number),
  ),
]

import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { GatewayIcon } from '../../../../ui/icons/questionIcons.ts'
import { choiceLabel } from '../../marks/names.ts'
import type { LogicModel, MapGateway } from './mapModel.ts'
import { NodeFrame, Port, type NodeProps } from './MapNode.tsx'
import { namesOfTargets } from './targetKey.ts'

type Props = NodeProps & { model: LogicModel; gateway: MapGateway }

export const MapGatewayNode = memo(function MapGatewayNode({ model: { survey }, gateway, ...given }: Props) {
  const t = useT()
  const { key: gatewayKey, question, mode, choices } = gateway
  return (
    <NodeFrame kind="gateway" node={gateway} icon={<GatewayIcon />} note={t(`branching.${mode}`)} {...given}>
      {choices.map(({ key, value, isDeleted, lines, mark }) => (
        <Port
          key={key}
          selection={{ kind: 'choice', key, gateway: gatewayKey }}
          label={choiceLabel(survey, question.id, value)}
          words={t('logic.leads_to', { names: namesOfTargets(survey, lines, t) })}
          {...{ isDeleted, mark, lines, ...given }}
        />
      ))}
    </NodeFrame>
  )
})

import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'
import { ConditionIcon } from '../../../../ui/icons/questionIcons.ts'
import { clauseText, linesOf, type MapAsked } from './mapConditions.ts'
import type { LogicModel } from './mapModel.ts'
import { NodeFrame, Port, type NodeProps } from './MapNode.tsx'
import { namesOfTargets } from './targetKey.ts'

type Props = NodeProps & { model: LogicModel; asked: MapAsked }

/** A question that conditions read, with their clauses. */
export const MapAskedNode = memo(function MapAskedNode({ model: { survey }, asked, ...given }: Props) {
  const t = useT()
  return (
    <NodeFrame kind="asked" node={asked} icon={<ConditionIcon />} {...given}>
      {asked.clauses.map((clause) => (
        <Port
          key={clause.key}
          selection={{ kind: 'clause', key: clause.key, asked: asked.key }}
          label={{ text: clauseText(survey, clause), lang: lang() }}
          mark={clause.lines.every(({ isBad }) => isBad) ? 'no_effect' : null}
          lines={clause.lines}
          words={(['show_if', 'ends_if'] as const)
            .map((part) => ({ part, lines: linesOf(clause, part) }))
            .filter(({ lines }) => lines.length > 0)
            .map(({ part, lines }) => t(`logic.decides_${part}`, { names: namesOfTargets(survey, lines, t) }))
            .join('; ')}
          {...given}
        />
      ))}
    </NodeFrame>
  )
})

import { memo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { drawLines, drawSelected, type LineEnds } from './drawLines.ts'
import css from './MapLines.module.css'
import type { LogicModel } from './mapModel.ts'
import type { Selected } from './selection.ts'

type Props = { model: LogicModel; ends: LineEnds; selected: Selected; onlySelected: boolean; isDense: boolean }

/** The lines between choices, clauses and targets. Hidden from screen readers, since the lists have the same in words. */
export function MapLines({ model, ends, selected, onlySelected, isDense }: Props) {
  const { rules, conditions } = drawSelected(selected, ends)
  return (
    <svg className={css.lines} aria-hidden="true" data-dense={isDense || undefined} data-dim={selected ? true : undefined}>
      {!onlySelected && <AllLines model={model} ends={ends} />}
      {model.conditions.length > 0 && <path className={css.selected} data-dashed d={conditions} />}
      <path className={css.selected} d={rules} />
    </svg>
  )
}

/** Memoized, so that changing the selection does not draw all lines again. */
const AllLines = memo(function AllLines({ model, ends }: Pick<Props, 'model' | 'ends'>) {
  const { plain, conditions, bad } = drawLines(model, ends)
  return (
    <>
      <path className={css.plain} d={plain} />
      {model.conditions.length > 0 && <path className={css.plain} data-dashed d={conditions} />}
      <path className={css.bad} d={bad} />
    </>
  )
})

/** The legend of the lines of rules and conditions. Hidden from screen readers like the lines. */
export function MapLegend({ model: { gateways, conditions } }: Pick<Props, 'model'>) {
  const t = useT()
  if (conditions.length === 0) return null
  const styles = [...(gateways.length > 0 ? (['rule'] as const) : []), 'condition' as const]
  return (
    <ul className={css.legend} aria-hidden="true">
      {styles.map((style) => (
        <li key={style}>
          <svg>
            <path className={css.plain} data-dashed={style === 'condition' || undefined} d="M0 5h30" />
          </svg>
          {t(`logic.${style}`)}
        </li>
      ))}
    </ul>
  )
}

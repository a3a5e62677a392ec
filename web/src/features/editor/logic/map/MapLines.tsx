import { memo } from 'react'
import { drawLines, drawSelected, type LineEnds } from './drawLines.ts'
import css from './MapLines.module.css'
import type { LogicModel } from './mapModel.ts'
import type { Selected } from './selection.ts'

type Props = { model: LogicModel; ends: LineEnds; selected: Selected; onlySelected: boolean; isDense: boolean }

/** The lines between choices and targets. Hidden from screen readers, since the lists say the same in words. */
export function MapLines({ model, ends, selected, onlySelected, isDense }: Props) {
  return (
    <svg className={css.lines} aria-hidden="true" data-dense={isDense || undefined} data-dim={selected ? true : undefined}>
      {!onlySelected && <AllLines model={model} ends={ends} />}
      <path className={css.selected} d={drawSelected(selected, ends)} />
    </svg>
  )
}

/** Memoized, so that changing the selection does not draw all lines again. */
const AllLines = memo(function AllLines({ model, ends }: Pick<Props, 'model' | 'ends'>) {
  const { plain, bad } = drawLines(model, ends)
  return (
    <>
      <path className={css.plain} d={plain} />
      <path className={css.bad} d={bad} />
    </>
  )
})

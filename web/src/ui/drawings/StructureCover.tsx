import { memo } from 'react'
import { structureLines } from '#shared/survey/structureLines.ts'
import css from './StructureCover.module.css'

const height = 360

/** `looks`: the attributes of each section's rays, where they differ from those of a whole drawing. */
type Props = { outline: string; seed: string; wide?: boolean; looks?: readonly object[] }

/**
 * A drawing of a survey's structure, hidden from screen readers, composed for a frame of 16:9 or, if `wide`, of 21:9. Other frames stretch it and cut
 * nothing. `outline`: from outlineOf (shared/survey/outline.ts).
 */
export const StructureCover = memo(function StructureCover({ outline, seed, wide, looks }: Props) {
  const width = wide ? 840 : 640
  const { light, sections, bends } = structureLines(outline, seed, { width, height })
  return (
    <svg className={css[light]} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" fill="none">
      <path fill="var(--ground)" d={`M0 0h${width}v${height}H0z`} />
      <path stroke="var(--glass)" vectorEffect="non-scaling-stroke" d={bends} />
      <g strokeWidth="1.25" strokeLinejoin="round">
        {sections.map(({ color, line }, at) => (
          <path key={line} stroke={`var(--ray-${color})`} vectorEffect="non-scaling-stroke" d={line} {...looks?.[at]} />
        ))}
      </g>
    </svg>
  )
})

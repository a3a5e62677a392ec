import { memo } from 'react'
import { structureLines } from '#shared/survey/structureLines.ts'
import css from './StructureCover.module.css'

/** What covers are composed for. A frame of other proportions stretches the drawing and cuts nothing. */
const frames = { wide: { width: 840, height: 360 }, normal: { width: 640, height: 360 } }

/** A drawing of a survey's structure, hidden from screen readers. `outline`: from outlineOf (shared/survey/outline.ts). */
export const StructureCover = memo(function StructureCover({ outline, seed, wide }: { outline: string; seed: string; wide?: boolean }) {
  const { width, height } = frames[wide ? 'wide' : 'normal']
  const { light, lines, bends } = structureLines(outline, seed, { width, height })
  return (
    <svg className={css[light]} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" fill="none">
      <path fill="var(--ground)" d={`M0 0h${width}v${height}H0z`} />
      <path stroke="var(--glass)" d={bends.join('')} />
      {lines.map(
        (d, color) =>
          d && (
            <path
              key={d}
              stroke={`var(--ray-${color})`}
              strokeWidth="1.25"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              d={d}
            />
          ),
      )}
    </svg>
  )
})

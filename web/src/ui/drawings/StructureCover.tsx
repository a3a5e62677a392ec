import { memo } from 'react'
import css from './StructureCover.module.css'
import { height, structureLines, width } from './structureLines.ts'

/** A drawing of a survey's structure, hidden from screen readers. `outline`: from outlineOf (shared/survey/outline.ts). */
export const StructureCover = memo(function StructureCover({ outline, seed }: { outline: string; seed: string }) {
  const { light, lines, bends } = structureLines(outline, seed)
  return (
    <svg className={css[light]} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
      <path fill="var(--ground)" d={`M0 0h${width}v${height}H0z`} />
      <path stroke="var(--glass)" d={bends.map((x) => `M${Math.round(x)} 0v${height}`).join('')} />
      {lines.map((d, color) => d && <path key={d} stroke={`var(--ray-${color})`} strokeWidth="1.25" strokeLinejoin="round" d={d} />)}
    </svg>
  )
})

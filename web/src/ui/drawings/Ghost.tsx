import type { ReactNode } from 'react'
import css from './Ghost.module.css'

export type GhostKind = 'rows' | 'messages' | 'bars' | 'entries' | 'map'

const row = (y: number, children: ReactNode) => (
  <g key={y} transform={`translate(0 ${y})`}>
    {children}
  </g>
)

/** By kind, the height of a drawing that is 480 wide, and its shapes. */
const drawings: Record<GhostKind, { height: number; shapes: ReactNode }> = {
  rows: {
    height: 168,
    shapes: [0, 56, 112].map((y) =>
      row(
        y,
        <>
          <path d="M0 55.5h480" />
          <rect x="4" y="14" width={190 - y / 2} height="10" rx="5" />
          <rect x="4" y="34" width={110 + y / 3} height="7" rx="3.5" />
          <rect x="404" y="16" width="72" height="24" rx="8" />
        </>,
      ),
    ),
  },
  messages: {
    height: 168,
    shapes: [0, 84].map((y) =>
      row(
        y,
        <>
          <path d="M0 83.5h480" />
          <rect x="4" y="16" width="96" height="10" rx="5" />
          <rect x="4" y="36" width="124" height="7" rx="3.5" />
          <rect x="164" y="16" width="300" height="8" rx="4" />
          <rect x="164" y="34" width="270" height="8" rx="4" />
          <rect x="164" y="52" width={200 - y} height="8" rx="4" />
        </>,
      ),
    ),
  },
  bars: {
    height: 168,
    shapes: (
      <>
        <rect x="4" y="4" width="220" height="10" rx="5" />
        {[300, 210, 120, 60].map((width, index) =>
          row(
            32 + index * 34,
            <>
              <rect x="4" y="4" width={90 - index * 9} height="8" rx="4" />
              <rect className={css.strong} x="124" width={width} height="16" rx="3" />
            </>,
          ),
        )}
      </>
    ),
  },
  entries: {
    height: 96,
    shapes: [0, 48].map((y) =>
      row(
        y,
        <>
          <rect className={css.frame} x="0.5" y="0.5" width="479" height="40" rx="10" />
          <rect x="18" y="16" width={180 - y} height="9" rx="4.5" />
        </>,
      ),
    ),
  },
  map: {
    height: 148,
    shapes: (
      <>
        <path d="M170 74C230 74 240 26 310 26M170 74h140M170 74c60 0 70 48 140 48" />
        <rect className={css.frame} x="0.5" y="46.5" width="170" height="56" rx="10" />
        <rect x="18" y="64" width="110" height="8" rx="4" />
        <rect x="18" y="80" width="74" height="7" rx="3.5" />
        {[8, 56, 104].map((y) =>
          row(
            y,
            <>
              <rect className={css.frame} x="310.5" y="0.5" width="169" height="36" rx="10" />
              <rect x="328" y="14" width="100" height="8" rx="4" />
            </>,
          ),
        )}
      </>
    ),
  },
}

/** A pale drawing of what a screen without content will show. Hidden from screen readers. */
export const Ghost = ({ kind }: { kind: GhostKind }) => (
  <svg className={css.ghost} viewBox={`0 0 480 ${drawings[kind].height}`} aria-hidden="true">
    {drawings[kind].shapes}
  </svg>
)

import type { ReactNode } from 'react'
import type { Fading, Ribbon, Span } from './geometry/course.ts'
import css from './PrismDrawing.module.css'

/** A ribbon with its rays. `paint`: of both, instead of the style's. */
export const Light = ({ ribbon: { outline, rays }, paint }: { ribbon: Ribbon; paint?: string | undefined }) => (
  <>
    <path className={css.area} d={outline} fill={paint} />
    <path className={css.rays} d={rays} stroke={paint} />
  </>
)

type AlongProps = { id: string; span: Span; isDown: boolean; children: ReactNode }

/** A gradient along the beam. Its stops are the children. */
export const Along = ({ id, span: { from, to }, isDown, children }: AlongProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" {...(isDown ? { x2: 0, y1: from, y2: to } : { x1: from, x2: to })}>
    {children}
  </linearGradient>
)

/** Light that fades in or out. */
export const FadingLight = ({ id, of, isDown }: { id: string; of: Fading; isDown: boolean }) => (
  <>
    <Along id={id} span={of.fade} isDown={isDown}>
      <stop className={css.white} offset="0" stopOpacity={of.isWider ? 0 : 1} />
      <stop className={css.white} offset="1" stopOpacity={of.isWider ? 1 : 0} />
    </Along>
    <Light ribbon={of} paint={`url(#${id})`} />
  </>
)

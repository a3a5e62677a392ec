import css from './BrandDrawing.module.css'

/** `empty`: light that leaves the glass in colors; `missing`: light that is reflected. */
export type BrandDrawingKind = 'empty' | 'missing'

const rays: Record<BrandDrawingKind, string> = { empty: 'M2 41h50', missing: 'M2 59l51-18L2 23' }

/** The small drawing of glass and light above a page without content. */
export const BrandDrawing = ({ kind = 'empty' }: { kind?: BrandDrawingKind }) => (
  <svg className={css.drawing} viewBox="0 0 132 76" aria-hidden="true">
    <path className={css.ray} d={rays[kind]} />
    {kind === 'empty' && (
      <g className={css.colors}>
        <path d="M65 38 129 9" />
        <path d="M65 39 130 28" />
        <path d="m64 40 66 8" />
        <path d="m64 41 65 26" />
      </g>
    )}
    <path className={css.glass} d="M59 4h13L60 72H47z" />
  </svg>
)

import type { ReactNode } from 'react'
import { BrandDrawing, type BrandDrawingKind } from '../drawings/BrandDrawing.tsx'
import css from './States.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode; drawing?: BrandDrawingKind }

/** Nothing here yet, or no longer: a small drawing, a heading, a sentence, and one thing to do. */
export const EmptyState = ({ title, children, action, drawing = 'empty' }: Props) => (
  <div className={css.state}>
    <BrandDrawing kind={drawing} />
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)

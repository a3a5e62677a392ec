import type { ReactNode } from 'react'
import { BrandDrawing, type BrandDrawingKind } from '../drawings/BrandDrawing.tsx'
import css from './States.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode; drawing?: BrandDrawingKind }

/** The empty state of a page or list: a small drawing, a heading, a sentence, and one action. */
export const EmptyState = ({ title, children, action, drawing = 'empty' }: Props) => (
  <div className={css.state}>
    <BrandDrawing kind={drawing} />
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)

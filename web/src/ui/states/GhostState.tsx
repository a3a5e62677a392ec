import type { ReactNode } from 'react'
import { Ghost, type GhostKind } from '../drawings/Ghost.tsx'
import css from './States.module.css'

type Props = { ghost: GhostKind; title: string; children: ReactNode; action: ReactNode }

/** The empty state of a screen in the admin area: a ghost of the content, a heading, a sentence, and one action. */
export const GhostState = ({ ghost, title, children, action }: Props) => (
  <div className={css.state}>
    <Ghost kind={ghost} />
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
)

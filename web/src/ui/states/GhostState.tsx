import type { ReactNode } from 'react'
import { Ghost, type GhostKind } from '../drawings/Ghost.tsx'
import css from './States.module.css'

type Props = { ghost: GhostKind; title: string; children: ReactNode; action: ReactNode }

/** What a screen of the admin area without content shows: a ghost of the content, a heading, a sentence, and one action. */
export const GhostState = ({ ghost, title, children, action }: Props) => (
  <div className={css.state}>
    <Ghost kind={ghost} />
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
)

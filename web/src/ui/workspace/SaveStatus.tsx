import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { WorkIcon } from '../WorkIcon.tsx'
import css from './SaveStatus.module.css'

const marks = {
  saving: <span className={css.spin} />,
  failed: <WorkIcon name="warning" />,
  unsaved: null,
  saved: <Icon name="check" />,
}

/** How saving stands, in a word; announced when it changes. Nothing to say: null. */
export const SaveStatus = ({ state, children }: { state: keyof typeof marks | null; children: ReactNode }) => (
  <output className={css.status}>
    {state && (
      <span className={css[state]}>
        {marks[state]} {children}
      </span>
    )}
  </output>
)

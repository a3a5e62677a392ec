import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { WorkIcon } from '../WorkIcon.tsx'
import css from './SaveStatus.module.css'

const icons = {
  saving: <span className={css.spin} />,
  failed: <WorkIcon name="warning" />,
  unsaved: null,
  saved: <Icon name="check" />,
}

/** The state of saving, announced when it changes; null for none. `children`: its text. */
export const SaveStatus = ({ state, children }: { state: keyof typeof icons | null; children: ReactNode }) => (
  <output className={css.status}>
    {state && (
      <span className={css[state]}>
        {icons[state]} {children}
      </span>
    )}
  </output>
)

import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/siteIcons.ts'
import { WarningIcon } from '../icons/workIcons.ts'
import css from './SaveStatus.module.css'

const icons = {
  saving: <span className={css.spin} />,
  failed: <WarningIcon />,
  unsaved: null,
  saved: <CheckIcon />,
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

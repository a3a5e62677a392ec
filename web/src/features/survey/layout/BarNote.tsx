import type { ReactNode } from 'react'
import { AlertIcon } from '../../../ui/icons/siteIcons.ts'
import css from './BarNote.module.css'
import column from './Column.module.css'

/** In the bar with the Submit button: the reason why nothing was sent, and `children`. */
export const BarNote = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={`${css.note} on-warn`} role="alert">
    <div className={`row wrap gap-2-4 ${column.column}`}>
      <p className="flex gap-2 text-sm leading-snug">
        <AlertIcon className="warned" /> <span>{text}</span>
      </p>
      {children}
    </div>
  </div>
)

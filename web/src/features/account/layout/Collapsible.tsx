import { useState, type ReactNode } from 'react'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import css from './Account.module.css'

/** A section that is closed at first; its content is mounted only while it is open. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <DownIcon />
      </summary>
      {isOpen && children}
    </details>
  )
}

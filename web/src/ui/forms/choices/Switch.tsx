import type { ComponentProps, ReactNode } from 'react'
import css from './Switch.module.css'

/** A native checkbox drawn as a switch, for a setting that takes effect at once. `label` is the same in both states. */
export const Switch = ({
  label,
  className = '',
  ...input
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'>) => (
  <label className={`${css.switch} ${className}`}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
    <input {...input} type="checkbox" role="switch" className={css.track} />
    <span>{label}</span>
  </label>
)

import type { ReactNode } from 'react'

/** A failure in one line of a row or list, without a ground of its own. */
export const FailureText = ({ children, className = '' }: { children: ReactNode; className?: string | undefined }) => (
  <span role="alert" className={`block failed ${className}`}>
    {children}
  </span>
)

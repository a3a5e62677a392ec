import type { ReactNode } from 'react'
import css from './AuthCard.module.css'

/** The one card of the login and signup pages: heading, content, and a line below it. */
export const AuthCard = ({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) => (
  <main id="main" className={css.page}>
    <div className={css.card}>
      <h1>{title}</h1>
      {children}
      {below && <p className={css.below}>{below}</p>}
    </div>
  </main>
)

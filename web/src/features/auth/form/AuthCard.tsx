import { useEffect, useRef, type ReactNode } from 'react'
import css from './AuthCard.module.css'

type Props = {
  title: string
  below?: ReactNode
  /** The heading takes the focus, where the card replaced another one of the same page. */
  focused?: boolean
  children: ReactNode
}

export function AuthCard({ title, below, focused = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <main id="main" className={css.page}>
      <div className={css.card}>
        <h1 ref={heading} tabIndex={focused ? -1 : undefined}>
          {title}
        </h1>
        {children}
        {below && <p className={css.below}>{below}</p>}
      </div>
    </main>
  )
}

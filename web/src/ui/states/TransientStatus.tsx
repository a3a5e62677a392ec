import { useEffect, useState, type ReactNode } from 'react'
import css from './TransientStatus.module.css'

/** How long a message such as Saved shows. */
const visibleMilliseconds = 2000

/** True for two seconds after each increase of `count`. */
export function useTransient(count: number): boolean {
  const [past, setPast] = useState(count)
  useEffect(() => {
    if (count === past) return undefined
    const timer = setTimeout(() => setPast(count), visibleMilliseconds)
    return () => clearTimeout(timer)
  }, [count, past])
  return count > past
}

/** Shows its children for two seconds after each increase of `count`. The status region is always mounted, so that they are announced. */
export function TransientStatus({
  count,
  className = '',
  children,
}: {
  count: number
  className?: string | undefined
  children: ReactNode
}) {
  const isShown = useTransient(count)
  return <output className={`${css.status} ${className}`}>{isShown && children}</output>
}

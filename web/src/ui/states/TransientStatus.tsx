import { useEffect, useState, type ReactNode } from 'react'

/** Milliseconds that a word such as Saved stays. */
const stay = 2000

/** True for two seconds each time that `count` has grown; not while it is 0. */
export function useTransient(count: number): boolean {
  const [over, setOver] = useState(count)
  useEffect(() => {
    if (count === over) return undefined
    const timer = setTimeout(() => setOver(count), stay)
    return () => clearTimeout(timer)
  }, [count, over])
  return count > over
}

/** Shows its children for two seconds each time that `count` has grown. The region is always there, so that they are announced. */
export function TransientStatus({ count, className, children }: { count: number; className?: string | undefined; children: ReactNode }) {
  const isShown = useTransient(count)
  return <output className={className}>{isShown && children}</output>
}

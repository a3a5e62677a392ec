import { useEffect, useState, type ReactNode } from 'react'

/** Milliseconds that a word such as Saved stays. */
const stay = 2000

/** Shows its children for two seconds each time that `count` has grown; nothing while it is 0. The region is always there, so that they are announced. */
export function TransientStatus({ count, className, children }: { count: number; className?: string | undefined; children: ReactNode }) {
  const [over, setOver] = useState(count)
  useEffect(() => {
    if (count === over) return undefined
    const timer = setTimeout(() => setOver(count), stay)
    return () => clearTimeout(timer)
  }, [count, over])
  return <output className={className}>{count > over && children}</output>
}

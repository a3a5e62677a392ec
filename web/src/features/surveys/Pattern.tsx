import css from './Pattern.module.css'
import { patterns, seedOf } from './patterns.ts'

/** A drawing in lines of refracted light. `kind` says which of the four, `seed` varies it, always in the same way. Decoration. */
export function Pattern({ kind, seed }: { kind: number; seed: string }) {
  const { light, lines } = patterns[kind % patterns.length]!(seedOf(seed))
  return (
    <svg className={css[light]} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" strokeWidth="1.5">
      <path fill="var(--ground)" d="M0 0h640v360H0z" />
      {lines.map((d, colour) => (
        <path key={d} stroke={`var(--ray-${colour})`} strokeLinecap="round" d={d} />
      ))}
    </svg>
  )
}

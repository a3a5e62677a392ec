import { readStorage } from '../../lib/store/storage.ts'
import css from './ProviderPlaceholders.module.css'

/** Where this browser keeps how many providers the server listed last. */
export const countKey = 'provider-count'

/**
 * The room of the providers' buttons while the list is on the way, so that they push nothing when they come. Where nobody knows how many, what
 * stands below them waits (AuthCard.module.css).
 */
export function ProviderPlaceholders() {
  const known = readStorage(countKey)
  const count = Number(known) || 0
  if (known === null) return <div data-coming="" hidden />
  if (count === 0) return null
  return (
    <div className={css.places} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  )
}

import { readStorage } from '../../../lib/store/storage.ts'
import css from './ProviderPlaceholders.module.css'

/** The storage key for the number of providers that the server listed last. */
export const countKey = 'provider-count'

/** As many placeholders as there were buttons last time. On a first visit the line below the card is hidden (AuthCard.module.css). */
export function ProviderPlaceholders() {
  const stored = readStorage(countKey)
  const count = Number(stored) || 0
  if (stored === null) return <div data-coming="" hidden />
  if (count === 0) return null
  return (
    <div className={css.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}

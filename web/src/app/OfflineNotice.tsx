import { useSyncExternalStore } from 'react'
import { useT } from '../lib/language/i18n.ts'
import css from './Shell.module.css'

function follow(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the device has no network, for as long as it has none. */
export function OfflineNotice() {
  const t = useT()
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className={online ? undefined : css.notice}>
      {!online && (
        <span className={`page ${css.noticeRow}`}>
          <span>{t('common.offline')}</span>
        </span>
      )}
    </output>
  )
}

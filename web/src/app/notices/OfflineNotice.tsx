import { useSyncExternalStore } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import css from './Notices.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const t = useT()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className={online ? undefined : `${css.notice} warned on-warn`}>
      {!online && (
        <span className={`page ${css.noticeRow}`}>
          <span>{t('common.offline')}</span>
        </span>
      )}
    </output>
  )
}

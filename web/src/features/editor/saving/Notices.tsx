import { useSyncExternalStore } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { NewNotice } from './NewNotice.tsx'
import { Notice } from './Notice.tsx'
import css from './Notice.module.css'

/** What there is to say of the whole survey. */
export function Notices({ keeper }: { keeper: DraftKeeper }) {
  const t = useT()
  const isRefused = useSyncExternalStore(keeper.subscribe, keeper.isRefused)
  return (
    <div className={css.notices}>
      <FailureNotice />
      <NewNotice />
      {isRefused && <Notice tone="info" title={t('work.no_room')} />}
    </div>
  )
}

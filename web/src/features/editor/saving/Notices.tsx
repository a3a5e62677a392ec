import { useSyncExternalStore } from 'react'
import { useT } from '../../../lib/i18n.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { NewNotice } from './NewNotice.tsx'
import { Notice } from './Notice.tsx'
import css from './Notice.module.css'
import type { useDrafts } from './useDrafts.ts'

/** What there is to say of the whole survey. */
export function Notices({ keeper, drafts }: { keeper: DraftKeeper; drafts: ReturnType<typeof useDrafts> }) {
  const t = useT()
  const isRefused = useSyncExternalStore(keeper.subscribe, keeper.isRefused)
  return (
    <div className={css.notices}>
      <FailureNotice />
      <NewNotice />
      {drafts.offered && (
        <DraftNotice key={drafts.offered.key} draft={drafts.offered} onRestore={drafts.restore} onDiscard={drafts.discard} />
      )}
      {isRefused && <Notice tone="info" title={t('editor.no_room')} />}
    </div>
  )
}

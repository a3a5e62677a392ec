import { useT } from '../../../lib/language/i18n.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { NewNotice } from './NewNotice.tsx'
import { Notice } from './Notice.tsx'
import css from './Notice.module.css'

/** What there is to say of the whole survey. `hasNoRoom`: this device does not keep what is not saved. */
export function Notices({ hasNoRoom }: { hasNoRoom: boolean }) {
  const t = useT()
  return (
    <div className={css.notices}>
      <FailureNotice />
      <NewNotice />
      {hasNoRoom && <Notice tone="info" title={t('work.no_room')} />}
    </div>
  )
}

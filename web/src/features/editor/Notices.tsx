import { useT } from '../../lib/language/i18n.ts'
import { FailureNotice } from './saving/FailureNotice.tsx'
import { NewNotice } from './share/NewNotice.tsx'
import { Notice } from './saving/Notice.tsx'
import css from './saving/Notice.module.css'

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

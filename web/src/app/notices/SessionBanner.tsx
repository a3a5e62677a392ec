import { lazy, Suspense } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'
import { pendingOnError } from '../../lib/loading/loadable.tsx'
import { useSessionMessage, useUser } from '../../lib/session/session.ts'
import css from './Notices.module.css'

const load = withTexts('signed_in', () => import('./SessionMessage.tsx'))
const SessionMessage = lazy(() => pendingOnError(load()))

/** Shows a message about the session. The status region is always mounted, so that the message is announced. */
export function SessionBanner() {
  const { user } = useUser()
  const message = useSessionMessage()
  const shown = message === 'arrived' && !user ? null : message
  return (
    <div role="status" className={shown ? `${css.notice} ${shown === 'ended' ? 'warned on-warn' : 'ink on-accent'}` : undefined}>
      {shown && (
        <Suspense>
          <SessionMessage message={shown} user={user} />
        </Suspense>
      )}
    </div>
  )
}

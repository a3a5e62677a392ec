import { useT } from '../lib/language/i18n.ts'
import { dismissSessionMessage, signOut, useSessionMessage, useUser } from '../lib/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { CloseIcon } from '../ui/icons/siteIcons.ts'
import { Link } from '../ui/Link.tsx'
import css from './Shell.module.css'
import { useSignInLink } from './navbar/useSignInLink.ts'

/** Says that the session has ended, or who was signed in by a link. The status region is always mounted, so that it is announced. */
export function SessionBanner() {
  const t = useT()
  const signInLink = useSignInLink()
  const { user } = useUser()
  const message = useSessionMessage()
  const shown = message === 'arrived' && !user ? null : message
  return (
    <div role="status" className={shown ? `${css.notice} ${shown === 'ended' ? 'warned on-warn' : 'ink on-accent'}` : undefined}>
      {shown && (
        <div className={`page ${css.noticeRow}`}>
          <p>
            {shown === 'ended' && t('nav.signed_out')}
            {shown === 'arrived' && t('nav.signed_in_as', { who: user?.email || user?.full_name || '' })}
            {shown === 'everywhere' && t('nav.signed_out_everywhere')}
          </p>
          <div className="flex gap-4">
            {shown === 'ended' && (
              <Link className="inline-row target gap-1 weight-title" to={signInLink('/login')} onClick={dismissSessionMessage}>
                {t('common.login')}
              </Link>
            )}
            {shown === 'arrived' && (
              <Button kind="plain" className="inline-row target gap-1" onClick={signOut}>
                {t('nav.logout')}
              </Button>
            )}
            <Button kind="plain" className="inline-row target gap-1" onClick={dismissSessionMessage}>
              <CloseIcon />
              {t('common.dismiss')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

import { useT } from '../lib/language/i18n.ts'
import { dismissSessionMessage, signOut, useSessionMessage, useUser } from '../lib/session/session.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './Shell.module.css'
import { useSignInLink } from './navbar/useSignInLink.ts'

/**
 * Says that the server ended the session, or as whom an address signed somebody in, before they send anything under that name. The region is
 * always there, so that its words are announced when they come.
 */
export function SessionBanner() {
  const t = useT()
  const to = useSignInLink()
  const { user } = useUser()
  const news = useSessionMessage()
  const shown = news === 'arrived' && !user ? null : news
  return (
    <div role="status" className={shown ? `${css.notice} ${shown === 'arrived' ? css.info : ''}` : undefined}>
      {shown && (
        <div className={`page ${css.noticeRow}`}>
          <p>{shown === 'ended' ? t('nav.signed_out') : t('nav.signed_in_as', { who: user?.email || user?.full_name || '' })}</p>
          <div className={css.noticeWays}>
            {shown === 'ended' ? (
              <Link to={to('/login')} onClick={dismissSessionMessage}>
                {t('common.login')}
              </Link>
            ) : (
              <button type="button" onClick={signOut}>
                {t('nav.logout')}
              </button>
            )}
            <button type="button" onClick={dismissSessionMessage}>
              <Icon name="close" />
              {t('common.dismiss')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

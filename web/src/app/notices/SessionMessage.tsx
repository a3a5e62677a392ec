import type { User } from '#shared/accounts/user.ts'
import type { SessionMessage as Message } from '../../lib/api/token.ts'
import { useT } from '../../lib/language/i18n.ts'
import { dismissSessionMessage, signOut } from '../../lib/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons/siteIcons.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Notices.module.css'
import { useSignInLink } from '../../lib/session/useSignInLink.ts'

/** Says that the session has ended, or who was signed in by a link. */
export default function SessionMessage({ message, user }: { message: Message; user: User | null }) {
  const t = useT()
  const signInLink = useSignInLink()
  return (
    <div className={`page ${css.noticeRow}`}>
      <p>
        {message === 'ended' && t('account_menu.signed_out')}
        {message === 'arrived' && t('account_menu.signed_in_as', { who: user?.email || user?.full_name || '' })}
        {message === 'everywhere' && t('account_menu.signed_out_everywhere')}
      </p>
      <div className="flex gap-4">
        {message === 'ended' && (
          <Link className="inline-row target gap-1 weight-title" to={signInLink('/login')} onClick={dismissSessionMessage}>
            {t('common.login')}
          </Link>
        )}
        {message === 'arrived' && (
          <Button kind="plain" className="inline-row target gap-1" onClick={signOut}>
            {t('account_menu.logout')}
          </Button>
        )}
        <Button kind="plain" className="inline-row target gap-1" onClick={dismissSessionMessage}>
          <CloseIcon />
          {t('common.dismiss')}
        </Button>
      </div>
    </div>
  )
}

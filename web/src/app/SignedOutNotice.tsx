import { useT } from '../lib/i18n.ts'
import { dismissSignedOut, useSignedOut } from '../lib/session.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './Shell.module.css'
import { useSignInLink } from './useSignInLink.ts'

/** Says that the server ended the session. The region is always there, so that its words are announced when they come. */
export function SignedOutNotice() {
  const t = useT()
  const to = useSignInLink()
  const shown = useSignedOut()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds words only, no links
    <div role="status" className={shown ? css.notice : undefined}>
      {shown && (
        <div className={`page ${css.noticeRow}`}>
          <p>{t('nav.signed_out')}</p>
          <Link to={to('/login')} onClick={dismissSignedOut}>
            {t('common.login')}
          </Link>
          <button type="button" onClick={dismissSignedOut}>
            <Icon name="close" />
            {t('common.dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}

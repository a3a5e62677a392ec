import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/language/i18n.ts'
import { useIsScreenKept } from '../../lib/session/endedSession.ts'
import { useSignedOut, useUser } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import css from './Account.module.css'
import { AccountScreen } from './AccountScreen.tsx'
import { parseLinkResult, type LinkResult } from './linkResult.ts'

/** /account: who one is here. What is typed stays when the session ends in the middle; what a provider's answer left in the address goes at once. */
export default function AccountPage() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user, loading, failed, reload } = useUser()
  const isScreenKept = useIsScreenKept()
  const isSignedOut = useSignedOut()
  const [known, setKnown] = useState(user)
  const [isDeleted, setDeleted] = useState(false)
  const [linkResult, setLinkResult] = useState<LinkResult>({})
  if (user && user !== known) setKnown(user)
  // one who logged out sees nothing of it any more; one whose session ended keeps what is not saved
  const [isKept, setKept] = useState(false)
  if (isScreenKept && isSignedOut && !isKept) setKept(true)
  if (user && isKept) setKept(false)
  const person = user ?? (loading || failed || isKept ? known : null)

  const found = parseLinkResult(search)
  if ((found.linked || found.error) && (found.linked !== linkResult.linked || found.error !== linkResult.error)) setLinkResult(found)
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  useTitle(person || !loading ? t('account.title') : undefined)
  const onDeleted = useCallback(() => setDeleted(true), [])

  if (isDeleted) return <Navigate to="/" replace />
  if (person) return <AccountScreen key={person.id} user={person} returned={linkResult} onDeleted={onDeleted} />
  if (loading) return <Loading />
  return (
    <main id="main" className={css.page}>
      <div className={`${css.column} ${css.head}`}>
        <h1>{t('account.title')}</h1>
        {failed ? (
          <LoadError error={undefined} retry={reload} />
        ) : (
          <div className={css.please}>
            <p>{t('account.please_login')}</p>
            <ButtonLink size="lg" to="/login?next=%2Faccount">
              {t('common.login')}
            </ButtonLink>
          </div>
        )}
      </div>
    </main>
  )
}

import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/language/i18n.ts'
import { useIsScreenKept } from '../../lib/session/endedSession.ts'
import { useSessionEnded, useUser } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import css from './layout/Account.module.css'
import { AccountForm } from './AccountForm.tsx'
import { parseLinkResult, type LinkResult } from './signIn/linkResult.ts'

/** /account. Unsaved input stays on the screen when the session ends; the result of linking a provider is removed from the address at once. */
export default function AccountPage() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user, loading, failed, reload } = useUser()
  const isScreenKept = useIsScreenKept()
  const isSessionEnded = useSessionEnded()
  const [lastUser, setLastUser] = useState(user)
  const [leftFor, setLeftFor] = useState<string>()
  const [linkResult, setLinkResult] = useState<LinkResult>({})
  if (user && user !== lastUser) setLastUser(user)
  // after Logout the account disappears; after a session that ended it stays while something is unsaved
  const [isKept, setKept] = useState(false)
  if (isScreenKept && isSessionEnded && !isKept) setKept(true)
  if (user && isKept) setKept(false)
  const person = user ?? (loading || failed || isKept ? lastUser : null)

  const result = parseLinkResult(search)
  if ((result.linked || result.error) && (result.linked !== linkResult.linked || result.error !== linkResult.error)) setLinkResult(result)
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  useTitle(person || !loading ? t('account.title') : undefined)

  if (leftFor) return <Navigate to={leftFor} replace />
  if (person) return <AccountForm key={person.id} user={person} linkResult={linkResult} onLeave={setLeftFor} />
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

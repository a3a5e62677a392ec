import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/language/i18n.ts'
import { loadable } from '../../lib/loading/loadable.tsx'
import { useIsScreenKept } from '../../lib/session/endedSession.ts'
import { token, useSessionEnded, useUser } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import css from './layout/Account.module.css'
import { parseLinkResult, type LinkResult } from './signIn/linkResult.ts'

const AccountForm = loadable(() => import('./AccountForm.tsx'))
// Ahead of time for signed-in people, beside the request for the user; guests never load it.
if (token()) AccountForm.load().catch(() => undefined) // the render tries again and shows the error

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
  useTitle(t('account.title'))

  if (leftFor) return <Navigate to={leftFor} replace />
  const waiting = <output className={css.note}>{t('common.loading')}</output>
  if (person)
    return (
      <Suspense fallback={<AccountHead busy>{waiting}</AccountHead>}>
        <AccountForm key={person.id} user={person} linkResult={linkResult} onLeave={setLeftFor} />
      </Suspense>
    )
  return (
    <AccountHead busy={loading}>
      {failed ? (
        <LoadError error={undefined} retry={reload} />
      ) : loading ? (
        waiting
      ) : (
        <div className={css.please}>
          <p>{t('account.please_login')}</p>
          <ButtonLink size="lg" to="/login?next=%2Faccount">
            {t('common.login')}
          </ButtonLink>
        </div>
      )}
    </AccountHead>
  )
}

function AccountHead({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useT()
  return (
    <main id="main" className={css.page} aria-busy={busy || undefined}>
      <div className={`${css.column} ${css.head}`}>
        <h1>{t('account.title')}</h1>
        {children}
      </div>
    </main>
  )
}

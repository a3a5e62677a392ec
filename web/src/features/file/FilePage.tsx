import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { ApiError, call } from '../../lib/api/api.ts'
import { download } from '../../lib/api/download.ts'
import { useT } from '../../lib/language/i18n.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/title.ts'
import { BrandDrawing } from '../../ui/drawings/BrandDrawing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import css from './FilePage.module.css'

/** /files/{id}: a file of a response for who is signed in and may have it, as an export names it. Anybody else is asked to log in. */
export default function FilePage() {
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const { loading } = useUser()
  if (!token()) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return loading ? <Loading /> : <File key={id} id={id} />
}

type State = { name: 'opening' } | { name: 'started' } | { name: 'failed'; error: unknown }

function File({ id }: { id: string }) {
  const t = useT()
  const [state, setState] = useState<State>({ name: 'opening' })
  const [tries, setTries] = useState(0)
  const isMissing = state.name === 'failed' && state.error instanceof ApiError && state.error.status === 404
  useTitle(t(isMissing ? 'file.missing' : 'file.title'))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const asked = call('getFile', { id, query: {} }, { headers: { accept: 'application/json' }, signal })
    const opened = asked.then(({ url }): State => {
      if (!signal.aborted) download(url)
      return { name: 'started' }
    })
    const settle = (next: State) => {
      if (!signal.aborted) setState(next)
    }
    opened.then(settle, (error: unknown) => settle({ name: 'failed', error }))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `tries` is what asks again
  }, [id, tries])
  const again = () => {
    setState({ name: 'opening' })
    setTries(tries + 1)
  }
  return (
    <main id="main" className={css.page}>
      {state.name === 'failed' && !isMissing ? (
        <LoadError error={state.error} retry={again} />
      ) : (
        <>
          {isMissing && <BrandDrawing kind="missing" />}
          <h1>{t(isMissing ? 'file.missing' : 'file.title')}</h1>
          {isMissing ? (
            <>
              <p>{t('file.missing_text')}</p>
              <ButtonLink to="/">{t('common.home')}</ButtonLink>
            </>
          ) : (
            <>
              <output>{t(state.name === 'started' ? 'file.started' : 'file.opening')}</output>
              {state.name === 'started' && (
                <Button kind="secondary" onClick={again}>
                  {t('file.again')}
                </Button>
              )}
            </>
          )}
        </>
      )}
    </main>
  )
}

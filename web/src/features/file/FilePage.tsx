import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { ApiError, call } from '../../lib/api/api.ts'
import { download } from '../../lib/export/download.ts'
import { useT } from '../../lib/language/i18n.ts'
import { token, useUser } from '../../lib/session/session.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { BrandDrawing } from '../../ui/drawings/BrandDrawing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import css from './FilePage.module.css'

/** /files/{id}: a file of a response, for signed-in users who may read it, as an export names it. Others are asked to log in. */
export default function FilePage() {
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const { loading } = useUser()
  if (!token()) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return loading ? <Loading /> : <File key={id} id={id} />
}

/** Downloads a file, again at each `reload`; starts nothing once the page is left. */
function useDownload(id: string) {
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ attempt: number; error?: unknown }>()
  useEffect(() => {
    let isLeft = false
    call('getFile', { id, query: {} }, { headers: { accept: 'application/json' } }).then(
      ({ url }) => {
        if (!isLeft) download(url)
        return isLeft || setEnded({ attempt })
      },
      (error: unknown) => isLeft || setEnded({ attempt, error }),
    )
    return () => {
      isLeft = true
    }
  }, [id, attempt])
  return { error: ended?.error, loading: ended?.attempt !== attempt, reload: () => setAttempt(attempt + 1) }
}

function File({ id }: { id: string }) {
  const t = useT()
  const { error, loading, reload } = useDownload(id)
  const hasFailed = !loading && error !== undefined
  const isMissing = hasFailed && error instanceof ApiError && error.status === 404
  useTitle(t(isMissing ? 'file.missing' : 'file.title'))
  return (
    <main id="main" className={css.page}>
      {hasFailed && !isMissing ? (
        <LoadError error={error} retry={reload} />
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
              <output>{t(loading ? 'file.opening' : 'file.started')}</output>
              {!loading && (
                <Button kind="secondary" onClick={reload}>
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

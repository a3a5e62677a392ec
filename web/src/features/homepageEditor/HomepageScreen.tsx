import { useEffect, useState } from 'react'
import type { Homepage } from '#shared/homepage.ts'
import { call } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { Alert } from '../../ui/states/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { WorkspacePlaces } from '../../ui/workspace/WorkspacePlaces.tsx'
import { HomepageEditor } from './HomepageEditor.tsx'
import css from './HomepageScreen.module.css'
import type { Preview } from './preview/PreviewPane.tsx'

type Found = { homepage?: Homepage; error?: unknown; loading: boolean }

/** /admin/homepage: everything that the home page shows. `preview` draws it as visitors see it. */
export default function HomepageScreen({ preview }: { preview: Preview }) {
  const t = useT()
  const [turn, setTurn] = useState(0)
  const [{ homepage, error, loading }, setFound] = useState<Found>({ loading: true })
  useTitle(t('admin.homepage'))

  useEffect(() => {
    const leaving = new AbortController()
    call('getHomepage', {}, { signal: leaving.signal }).then(
      (found) => leaving.signal.aborted || setFound({ homepage: found, loading: false }),
      (failure: unknown) => leaving.signal.aborted || setFound({ error: failure, loading: false }),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn asks again
  }, [turn])

  const retry = () => {
    setFound({ error, loading: true })
    setTurn(turn + 1)
  }
  if (homepage) return <HomepageEditor loaded={homepage} preview={preview} />
  if (error === undefined)
    return (
      <>
        <h1 className="unseen">{t('admin.homepage')}</h1>
        <WorkspacePlaces />
      </>
    )
  return (
    <div className={css.state}>
      <h1>{t('admin.homepage')}</h1>
      <Failure error={error} busy={loading} retry={retry} />
    </div>
  )
}

/** Why it could not be loaded. A session that ended leads to the login meanwhile. */
function Failure({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  const t = useT()
  const status = error instanceof ApiError ? error.status : 0
  return (
    <Alert tone="error">
      <p>
        <strong>{t('homepage.load_failed', { status })}</strong>
      </p>
      <p>{status === 403 ? t('errors.auth_forbidden') : errorText(error)}</p>
      {status !== 403 && (
        <Button kind="secondary" busy={busy} onClick={retry} className={css.retry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  )
}

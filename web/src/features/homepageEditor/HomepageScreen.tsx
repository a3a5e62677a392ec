import { ApiError } from '../../lib/api/ApiError.ts'
import { useCall } from '../../lib/api/queries.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { Message } from '../../ui/message/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import { HomepageEditor } from './HomepageEditor.tsx'
import css from './HomepageScreen.module.css'
import type { Preview } from './preview/HomepagePreview.tsx'

export default function HomepageScreen({ preview }: { preview: Preview }) {
  const t = useT()
  const { data: homepage, error, loading, reload } = useCall('getHomepage', {})
  useTitle(t('admin.homepage'))

  if (homepage) return <HomepageEditor loaded={homepage} preview={preview} />
  if (error === undefined)
    return (
      <>
        <h1 className="unseen">{t('admin.homepage')}</h1>
        <WorkspaceSkeleton />
      </>
    )
  return (
    <div className={css.state}>
      <h1>{t('admin.homepage')}</h1>
      <Failure error={error} busy={loading} retry={reload} />
    </div>
  )
}

/** Why loading failed. If the session ended, the app goes to the login. */
function Failure({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  const t = useT()
  const status = error instanceof ApiError ? error.status : 0
  return (
    <Message kind="danger">
      <p>
        <strong>{t('homepage.load_failed', { status })}</strong>
      </p>
      <p>{status === 403 ? t('errors.auth_forbidden') : errorText(error)}</p>
      {status !== 403 && (
        <Button kind="secondary" busy={busy} onClick={retry} className={css.retry}>
          {t('common.retry')}
        </Button>
      )}
    </Message>
  )
}

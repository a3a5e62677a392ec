import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'

/** Why a screen could not load: the person is not an admin (403), or the call failed and can be retried. */
export function AdminError({ error, retry, busy }: { error: unknown; retry: () => void; busy: boolean }) {
  const t = useT()
  if (error instanceof ApiError && error.status === 403)
    return (
      <div role="alert">
        <EmptyState drawing="missing" title={t('errors.auth_forbidden')}>
          {t('admin.not_admin_text')}
        </EmptyState>
      </div>
    )
  return <LoadError error={error} retry={retry} busy={busy} />
}

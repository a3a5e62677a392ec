import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'

/** Why a screen has nothing to show: the person is no admin, or the call failed and may be made again. */
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

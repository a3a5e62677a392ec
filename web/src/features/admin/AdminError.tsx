import { ApiError } from '../../lib/api/ApiError.ts'
import { NotAdminMessage } from '../../ui/states/AdminsOnly.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'

/** Why a screen could not load: the person is not an admin (403), or the call failed and can be retried. */
export const AdminError = ({ error, retry, busy }: { error: unknown; retry: () => void; busy: boolean }) =>
  error instanceof ApiError && error.status === 403 ? <NotAdminMessage /> : <LoadError error={error} retry={retry} busy={busy} />

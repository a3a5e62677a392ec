import { useEffect, useState } from 'react'
import type { UserRow } from '#shared/accounts/user.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { Button } from '../../ui/Button.tsx'
import { BrandDrawing } from '../../ui/drawings/BrandDrawing.tsx'
import { AdminsOnly } from '../../ui/states/AdminsOnly.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import { ResetLinkDialog } from './ResetLinkDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { UserItem } from './UserItem.tsx'
import css from './Users.module.css'
import { searchDelay } from '../../ui/forms/searchDelay.ts'
import { loadPage, usePages } from '../../lib/api/queries.ts'

export default function UsersScreen() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const { rows, error, loading, hasMore, more, retry, replace } = useUsers(q)
  const [asking, setAsking] = useState<{ row: UserRow; what: 'role' | 'link' }>()
  useTitle(t('account_menu.users'))
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])

  if (error instanceof ApiError && error.status === 403) return <AdminsOnly title={t('account_menu.users')} />
  const close = () => setAsking(undefined)
  return (
    <>
      <div className={css.head}>
        <h1>{t('account_menu.users')}</h1>
        <SearchField className={css.search} label={t('users.search')} value={typed} onSearch={setTyped} />
      </div>
      {rows && rows.length > 0 && (
        <ul className="ruled-above">
          {rows.map((row) => (
            <UserItem
              key={row.id}
              user={row}
              onRole={() => setAsking({ row, what: 'role' })}
              onLink={() => setAsking({ row, what: 'link' })}
            />
          ))}
        </ul>
      )}
      {loading && !rows && <LoadingRows />}
      {rows?.length === 0 && !loading && <BrandDrawing kind="missing" />}
      <output className={css.status}>{loading && rows ? t('common.loading') : rows?.length === 0 ? t('users.none_found') : ''}</output>
      {rows?.length === 0 && !loading && (
        <Button kind="secondary" onClick={() => setTyped('')}>
          {t('admin.clear_search')}
        </Button>
      )}
      {error !== undefined && <LoadError error={error} retry={retry} busy={loading} />}
      {hasMore && error === undefined && (
        <Button kind="secondary" busy={loading} onClick={more}>
          {t('admin.show_more')}
        </Button>
      )}
      {asking?.what === 'role' && <RoleDialog user={asking.row} onChanged={replace} onClose={close} />}
      {asking?.what === 'link' && <ResetLinkDialog user={asking.row} onClose={close} />}
    </>
  )
}

/** The users, newest first, loaded by page. `q`: searches name and e-mail. */
function useUsers(q: string) {
  const { changeRow, ...pages } = usePages<UserRow>(['listUsers', q], (cursor, signal) =>
    loadPage('listUsers', { query: { ...(q && { q }), ...(cursor && { cursor }) } }, signal),
  )
  return {
    ...pages,
    replace: (row: UserRow) => changeRow((one) => (one.id === row.id ? { ...row, last_seen_at: one.last_seen_at } : one)),
  }
}

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { useUnread } from '../../lib/session/unread.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { AdminsOnly } from '../../ui/states/AdminsOnly.tsx'
import { GhostState } from '../../ui/states/GhostState.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import css from './Inquiries.module.css'
import { InquiryItem } from './InquiryItem.tsx'
import { matchesFilter, type Filter } from './matchesFilter.ts'
import { useInquiries } from './useInquiries.ts'
import { SearchField } from '../../ui/forms/SearchField.tsx'

/** /admin/inquiries: visitors' inquiries, newest first. */
export default function InquiriesScreen() {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = useUnread()
  const [filter, setFilter] = useState<Filter>({ search: '', unreadOnly: false })
  const { rows, error, loading, isCurrent, hasMore, more, retry, mark, remove, restore } = useInquiries()
  const shown = rows.filter((row) => matchesFilter(row, filter))
  const isFiltered = filter.search.trim() !== '' || filter.unreadOnly
  useTitle(t('account_menu.inquiries'))
  // the search covers loaded rows only, so it loads all pages
  useEffect(() => {
    if (isFiltered && hasMore && !loading && !error) more()
  }, [isFiltered, hasMore, loading, error, more])

  if (error instanceof ApiError && error.status === 403) return <AdminsOnly title={t('account_menu.inquiries')} />
  return (
    <>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('account_menu.inquiries')}
        </h1>
        {isCurrent && rows.length > 0 && <InquiryFilter filter={filter} unread={unread} onChange={setFilter} />}
      </div>
      {isCurrent && rows.length === 0 && !hasMore && (
        <GhostState
          ghost="messages"
          title={t('inquiries.empty')}
          action={
            <ButtonLink kind="secondary" to="/#contact">
              {t('inquiries.open_form')}
            </ButtonLink>
          }
        >
          {t('inquiries.empty_text')}
        </GhostState>
      )}
      {isCurrent && rows.length > 0 && (
        <ul className={css.list}>
          {shown.map((inquiry) => (
            <InquiryItem
              key={inquiry.id}
              inquiry={inquiry}
              onMark={(is_read) => void mark(inquiry, is_read)}
              onRemove={() => {
                remove(inquiry)
                heading.current?.focus()
                toast(t('inquiries.deleted'), { action: { label: t('admin.undo'), run: () => restore(inquiry.id) } })
              }}
            />
          ))}
        </ul>
      )}
      {loading && !isCurrent && <LoadingRows />}
      <output className={css.status}>
        {loading && isCurrent ? t('common.loading') : isCurrent && rows.length > 0 && shown.length === 0 ? t('inquiries.none_found') : ''}
      </output>
      {isFiltered && isCurrent && rows.length > 0 && shown.length === 0 && !loading && (
        <Button kind="secondary" onClick={() => setFilter({ search: '', unreadOnly: false })}>
          {t('inquiries.show_all')}
        </Button>
      )}
      {error !== undefined && <LoadError error={error} retry={retry} busy={loading} />}
      {hasMore && !isFiltered && !error && (
        <Button kind="secondary" disabled={loading} onClick={more}>
          {t('inquiries.older')}
        </Button>
      )}
    </>
  )
}

type Props = { filter: Filter; unread: number; onChange: (filter: Filter) => void }

/** Switches between all and unread inquiries, and searches them. */
function InquiryFilter({ filter, unread, onChange }: Props) {
  const t = useT()
  return (
    <div className="row wrap gap-3">
      <SearchField
        className={css.search}
        label={t('inquiries.search')}
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <fieldset className={css.which}>
        <legend className="unseen">{t('inquiries.which')}</legend>
        {[false, true].map((unreadOnly) => (
          <label key={String(unreadOnly)}>
            <input
              type="radio"
              name="which"
              checked={filter.unreadOnly === unreadOnly}
              onChange={() => onChange({ ...filter, unreadOnly })}
            />
            {unreadOnly ? t('inquiries.unread', { count: unread }) : t('inquiries.all')}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

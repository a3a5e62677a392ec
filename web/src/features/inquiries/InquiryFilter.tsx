import { useT } from '../../lib/language/i18n.ts'
import field from '../../ui/forms/Field.module.css'
import { WorkIcon } from '../../ui/WorkIcon.tsx'
import css from './Inquiries.module.css'
import type { Filter } from './matching.ts'

type Props = { filter: Filter; unread: number; onChange: (filter: Filter) => void }

/** All or the unread ones, and a search. */
export function InquiryFilter({ filter, unread, onChange }: Props) {
  const t = useT()
  return (
    <div className={css.filter}>
      <div className={css.search}>
        <WorkIcon name="search" />
        <input
          type="search"
          className={field.control}
          aria-label={t('inquiries.search')}
          placeholder={t('inquiries.search')}
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
      </div>
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

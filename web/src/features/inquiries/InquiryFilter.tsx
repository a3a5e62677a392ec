import { useT } from '../../lib/language/i18n.ts'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import css from './Inquiries.module.css'
import type { Filter } from './matchesFilter.ts'

type Props = { filter: Filter; unread: number; onChange: (filter: Filter) => void }

/** Switches between all and unread inquiries, and searches them. */
export function InquiryFilter({ filter, unread, onChange }: Props) {
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

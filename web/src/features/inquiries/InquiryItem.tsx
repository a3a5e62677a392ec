import type { Inquiry } from '#shared/inquiry.ts'
import { siteDateAndTime } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons/workIcons.ts'
import css from './Inquiries.module.css'

type Props = { inquiry: Inquiry; onMark: (is_read: boolean) => void; onRemove: () => void }

export function InquiryItem({ inquiry, onMark, onRemove }: Props) {
  const t = useT()
  const { id, name, email, phone, org, note, is_read, created_at } = inquiry
  const reply = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${new URLSearchParams({ subject: t('inquiries.reply_subject') })}`
  return (
    <li className={`${css.inquiry} ${is_read ? css.read : ''}`} aria-labelledby={`${id}-name`}>
      <div className={css.who}>
        <h2 id={`${id}-name`}>
          <bdi>{name}</bdi> {!is_read && <Badge tone="new">{t('inquiries.new')}</Badge>}
        </h2>
        {org && <p dir="auto">{org}</p>}
        <p>
          <a href={reply.replaceAll('+', '%20')}>{email}</a>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
      <p className={css.note} dir="auto">
        {note}
      </p>
      <div className={css.ways}>
        <time className="text-xs muted" dateTime={created_at}>
          {siteDateAndTime(created_at)}
        </time>
        <div className="flex pushed gap-1">
          <Button kind="secondary" aria-describedby={`${id}-name`} onClick={() => onMark(!is_read)}>
            {t(is_read ? 'inquiries.mark_unread' : 'inquiries.mark_read')}
          </Button>
          <Button kind="quiet" aria-label={t('admin.delete')} aria-describedby={`${id}-name`} onClick={onRemove}>
            <TrashIcon />
          </Button>
        </div>
      </div>
    </li>
  )
}

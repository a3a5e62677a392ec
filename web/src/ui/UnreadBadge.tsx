import { useT } from '../lib/language/i18n.ts'
import { useUnread } from '../lib/session/unread.ts'
import { Badge } from './Badge.tsx'

/** How many inquiries are unread; nothing for none. */
export function UnreadBadge() {
  const t = useT()
  const count = useUnread()
  if (count === 0) return null
  return (
    <Badge tone="count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{t('account_menu.unread', { count })}</span>
    </Badge>
  )
}

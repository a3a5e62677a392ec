import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TransientStatus } from '../../../ui/states/TransientStatus.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import css from '../layout/Account.module.css'
import type { useProfile } from './useProfile.ts'

type Props = Pick<ReturnType<typeof useProfile>, 'changed' | 'busy' | 'failure' | 'saved'>

export function ProfileBar({ changed, busy, failure, saved }: Props) {
  const t = useT()
  const isRefused = failure instanceof ApiError && failure.status === 422
  return (
    <div className={css.bar}>
      <div className={css.column}>
        {failure !== undefined && <Message kind="danger">{isRefused ? t('account.refused') : errorText(failure)}</Message>}
        <p className={css.changes}>
          {changed.length > 0 && (
            <>
              <strong className="weight-title">{t('account.changes', { count: changed.length })}</strong>
              <span className="text-xs muted">{t('account.not_saved')}</span>
            </>
          )}
        </p>
        <TransientStatus count={saved}>
          <CheckIcon /> {t('account.saved')}
        </TransientStatus>
        <Button type="submit" busy={busy}>
          {t('account.save')}
        </Button>
      </div>
    </div>
  )
}

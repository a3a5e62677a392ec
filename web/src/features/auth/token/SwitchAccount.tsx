import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { AuthCard } from '../form/AuthCard.tsx'
import css from '../form/Form.module.css'

/** Asks before a token in the address signs in another person. */
export function SwitchAccount({
  current,
  other,
  stay,
  change,
}: {
  current: User | null
  other: User
  stay: () => void
  change: () => Promise<void>
}) {
  const t = useT()
  const { submit, busy } = useSubmit(change, { leaves: true })
  useTitle(t('auth.switch_title'))
  return (
    <AuthCard title={t('auth.switch_title')}>
      <div className={css.form}>
        <dl className={css.accounts}>
          {current && (
            <div>
              <dt className="muted">{t('auth.switch_current')}</dt>
              <dd className="weight-strong breakable">{current.email}</dd>
            </div>
          )}
          <div>
            <dt className="muted">{t('auth.switch_new')}</dt>
            <dd className="weight-strong breakable">{other.email || other.full_name}</dd>
          </div>
        </dl>
        <p className="text-sm leading-snug muted">{t('auth.switch_note')}</p>
        <Button size="lg" kind="secondary" onClick={stay}>
          {t('auth.switch_no')}
        </Button>
        <Button size="lg" busy={busy} onClick={() => void submit()}>
          {t('auth.switch_yes')}
        </Button>
      </div>
    </AuthCard>
  )
}

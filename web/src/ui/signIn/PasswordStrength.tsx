import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { useT } from '../../lib/language/i18n.ts'
import css from './PasswordStrength.module.css'

/** The numbers of characters from which a password is good, and strong. */
const lengths = { good: 12, strong: 16 }

/** The strength of a new password by its length alone. The server rejects common ones. */
export default function PasswordStrength({ typed }: { typed: string }) {
  const t = useT()
  const length = Array.from(typed).length
  const level = length < passwordMin ? 0 : length < lengths.good ? 1 : length < lengths.strong ? 2 : 3
  const texts = [
    t('auth.strength_short', { count: passwordMin - length }),
    t('auth.strength_fair'),
    t('auth.strength_good'),
    t('auth.strength_strong'),
  ]
  return (
    <span className={css.strength} data-level={level}>
      <span className={css.bar} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {texts[level]}
    </span>
  )
}

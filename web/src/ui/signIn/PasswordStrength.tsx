import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { useT } from '../../lib/language/i18n.ts'
import css from './PasswordStrength.module.css'

/** Characters from which on a length is good, and very good. */
const lengths = { good: 12, strong: 16 }

/** How long a new password is: the one thing that a page can tell honestly. Whether too many use it is the server's to say. */
export default function PasswordStrength({ typed }: { typed: string }) {
  const t = useT()
  const length = Array.from(typed).length
  const level = length < passwordMin ? 0 : length < lengths.good ? 1 : length < lengths.strong ? 2 : 3
  const words = [
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
      {words[level]}
    </span>
  )
}

import { useT } from '../../lib/language/i18n.ts'
import { lang } from '../../lib/language/language.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import css from './Form.module.css'
import type { SignupErrors } from './signupFields.ts'

/** First and last name, in Korean the last name first. */
export function NameFields({ wrong }: { wrong: SignupErrors }) {
  const t = useT()
  const first = <TextField key="first" label={t('auth.first_name')} name="first_name" autoComplete="given-name" error={wrong.first_name} />
  const last = <TextField key="last" label={t('auth.last_name')} name="last_name" autoComplete="family-name" error={wrong.last_name} />
  return <div className={css.pair}>{lang() === 'ko' ? [last, first] : [first, last]}</div>
}

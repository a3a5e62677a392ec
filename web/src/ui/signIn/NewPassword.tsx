import { lazy, Suspense, useState, type ReactNode } from 'react'
import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { useT } from '../../lib/language/i18n.ts'
import { PasswordField } from './PasswordField.tsx'

type Strength = { default: (props: { typed: string }) => ReactNode }
/** Comes when somebody types; without it the form works as well. */
const PasswordStrength = lazy((): Promise<Strength> => import('./PasswordStrength.tsx').catch(() => ({ default: () => null })))

type Props = {
  /** What the two fields are called; they are named `password` and `confirm`. */
  labels: { password: string; confirm: string }
  wrong: { password?: string | undefined; confirm?: string | undefined }
  /** Hears whether the two are the same, as they are typed. */
  onSame?: (same: boolean) => void
  /** Says under the second field that it differs while it does. */
  tellsDifference?: boolean
}

/** A new password, twice, with how long it is. */
export function NewPassword({ labels, wrong, onSame, tellsDifference = false }: Props) {
  const t = useT()
  const [typed, setTyped] = useState({ password: '', confirm: '' })
  const field = (name: 'password' | 'confirm') => ({
    label: labels[name],
    name,
    autoComplete: 'new-password',
    required: true,
    error: wrong[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const now = { ...typed, [name]: target.value }
      setTyped(now)
      onSame?.(now.password === now.confirm)
    },
  })
  const asked = t('auth.password_hint', { count: passwordMin })
  const differs = tellsDifference && typed.confirm !== '' && typed.password !== typed.confirm && !wrong.confirm
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={
          typed.password === '' ? (
            asked
          ) : (
            <Suspense fallback={asked}>
              <PasswordStrength typed={typed.password} />
            </Suspense>
          )
        }
      />
      <PasswordField {...field('confirm')} hint={differs && t('auth.mismatch')} />
    </>
  )
}

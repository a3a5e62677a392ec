import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { useT } from '../../lib/language/i18n.ts'
import { PasswordField } from './PasswordField.tsx'

type Strength = { default: (props: { typed: string }) => ReactNode }
/** Loaded when the user types; nothing if that fails. */
const PasswordStrength = lazy((): Promise<Strength> => import('./PasswordStrength.tsx').catch(() => ({ default: () => null })))

type Props = {
  /** The labels of the two fields, whose names are `password` and `confirm`. */
  labels: { password: string; confirm: string }
  errors: { password?: string | undefined; confirm?: string | undefined }
  /** Called at each change with whether the two are equal. */
  onSame?: (same: boolean) => void
  /** Shows under the second field that it differs, while it is typed. */
  showsMismatch?: boolean
}

/** Two fields for a new password, with its strength. */
export function NewPassword({ labels, errors, onSame, showsMismatch = false }: Props) {
  const t = useT()
  const [typed, setTyped] = useState({ password: '', confirm: '' })
  const password = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLInputElement>(null)
  // Input in the server's HTML from before the script ran: the next render would clear it.
  useLayoutEffect(() => setTyped({ password: password.current!.value, confirm: confirm.current!.value }), [])
  const field = (name: 'password' | 'confirm') => ({
    ref: name === 'password' ? password : confirm,
    label: labels[name],
    name,
    autoComplete: 'new-password',
    required: true,
    error: errors[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [name]: target.value }
      setTyped(next)
      onSame?.(next.password === next.confirm)
    },
  })
  const lengthHint = t('auth.password_hint', { count: passwordMin })
  const differs = showsMismatch && typed.confirm !== '' && typed.password !== typed.confirm && !errors.confirm
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={
          typed.password === '' ? (
            lengthHint
          ) : (
            <Suspense fallback={lengthHint}>
              <PasswordStrength typed={typed.password} />
            </Suspense>
          )
        }
      />
      <PasswordField {...field('confirm')} hint={differs && t('auth.mismatch')} />
    </>
  )
}

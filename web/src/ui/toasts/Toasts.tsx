import { useEffect, useRef, type FocusEvent } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/siteIcons.ts'
import { Button } from '../Button.tsx'
import css from './Toasts.module.css'
import { dropToast, holdToasts, useToasts, type Toast } from './toastStore.ts'

const icons = { info: <InfoIcon />, success: <CheckIcon />, error: <AlertIcon /> }

export function Toasts() {
  const toasts = useToasts()
  const focusedBefore = useRef<Element>(null)

  // Dismissing a focused toast loses the focus: it returns to where it was before.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    holdToasts('focus', false)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
    focusedBefore.current = null
  })

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
    holdToasts('focus', true)
  }
  return (
    <div
      className={css.toasts}
      onPointerEnter={() => holdToasts('pointer', true)}
      onPointerLeave={() => holdToasts('pointer', false)}
      onFocus={onFocus}
      onBlur={() => holdToasts('focus', false)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastItem({ toast: { id, message, tone, action } }: { toast: Toast }) {
  const t = useT()
  return (
    <div className={`${css.toast} ${css[tone]}`}>
      {icons[tone]}
      <p className={css.words}>{message}</p>
      {action && (
        <Button
          kind="plain"
          className={css.action}
          onClick={() => {
            dropToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button kind="plain" className={css.closer} aria-label={t('common.dismiss')} onClick={() => dropToast(id)}>
        <CloseIcon />
      </Button>
    </div>
  )
}

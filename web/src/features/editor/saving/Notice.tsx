import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../../../ui/icons/siteIcons.ts'
import css from './Notice.module.css'

type Props = {
  tone: 'error' | 'info' | 'success'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: (() => void) | undefined
}
const icons = { error: <AlertIcon />, info: <InfoIcon />, success: <CheckIcon /> }

/** A notice about the whole survey, sticky above the cards. With `onDismiss` it can be closed. */
export function Notice({ tone, title, children, actions, onDismiss }: Props) {
  const t = useT()
  return (
    <div className={`${css.notice} ${css[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      {icons[tone]}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {onDismiss && (
        <IconButton small className={css.dismiss} label={t('common.dismiss')} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}

import { useT } from '../../lib/language/i18n.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons/siteIcons.ts'

export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const t = useT()
  return (
    <IconButton small label={t('common.dismiss')} onClick={onDismiss}>
      <CloseIcon />
    </IconButton>
  )
}

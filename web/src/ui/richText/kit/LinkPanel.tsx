import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../Button.tsx'
import { AddressPanel, type PanelClasses } from './AddressPanel.tsx'
import { useLink } from './useLink.ts'

type Props = { quill: Quill; id: string; classes: PanelClasses; cancel: string; onClose: () => void }

/** Asks where a link leads: the marked text's, the one's around the caret, or a new one's that shows its address. */
export function LinkPanel({ quill, onClose, ...panel }: Props) {
  const t = useT()
  const link = useLink(quill, onClose)
  return (
    <AddressPanel
      {...panel}
      label={t('writing.link_address')}
      before={link.before}
      apply={t('writing.link_apply')}
      onApply={link.apply}
      wrong={t('writing.ask_link')}
      onClose={link.close}
      more={
        link.isLinked && (
          <Button kind="quiet" onClick={link.remove}>
            {t('writing.link_remove')}
          </Button>
        )
      }
    />
  )
}

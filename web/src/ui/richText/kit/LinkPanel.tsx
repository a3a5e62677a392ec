import type Quill from 'quill/core.js'
import { useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../Button.tsx'
import { AddressPanel, type PanelClasses } from './AddressPanel.tsx'
import { linkRange } from './editing.ts'
import { linkAddress } from './linkAddress.ts'

type Props = { quill: Quill; id: string; classes: PanelClasses; cancelLabel: string; onClose: () => void }

/** Asks where a link leads: the marked text's, the one's around the caret, or a new one's that shows its address. */
export function LinkPanel({ quill, onClose, ...panel }: Props) {
  const t = useT()
  const link = useLink(quill, onClose)
  return (
    <AddressPanel
      {...panel}
      label={t('writing.link_address')}
      initialAddress={link.before}
      applyLabel={t('writing.link_apply')}
      onApply={link.apply}
      refusalText={t('writing.ask_link')}
      onClose={link.close}
      extraButton={
        link.isLinked && (
          <Button kind="quiet" onClick={link.remove}>
            {t('writing.link_remove')}
          </Button>
        )
      }
    />
  )
}

/**
 * A link to make or to change: of the marked text, the one around the caret, or a new one that shows its address. `before` is where it leads
 * now, '' for nowhere. `apply` takes what was typed, and is false where that is no address; nothing typed removes the link.
 */
function useLink(quill: Quill, onClose: () => void) {
  const [range] = useState(() => linkRange(quill, quill.getSelection(true)))
  const [before] = useState(() => quill.getFormat(range.index, range.length)['link'])

  function close() {
    quill.setSelection(range.index + range.length, 0, 'user')
    onClose()
  }
  function remove() {
    quill.formatText(range.index, range.length, 'link', false, 'user')
    close()
  }
  function apply(typed: string): boolean {
    if (typed.trim() === '') {
      if (before) remove()
      else close()
      return true
    }
    const address = linkAddress(typed)
    if (!address) return false
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', address, 'user')
    else quill.insertText(range.index, typed.trim(), 'link', address, 'user')
    quill.setSelection(range.index + (range.length || typed.trim().length), 0, 'user')
    quill.format('link', false, 'user') // what is typed next is not the link's
    onClose()
    return true
  }
  return { before: typeof before === 'string' ? before : '', isLinked: Boolean(before), apply, remove, close }
}

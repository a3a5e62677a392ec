import type Quill from 'quill/core.js'
import { useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../Button.tsx'
import { AddressPanel, type PanelClasses } from './AddressPanel.tsx'
import { linkRange } from './editing.ts'
import { linkAddress } from './linkAddress.ts'

type Props = { quill: Quill; id: string; classes: PanelClasses; cancelLabel: string; onClose: () => void }

/** Edits the link of the selected text or around the caret, or inserts a new link whose text is its address. */
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

/** A link of the selection, around the caret, or a new one. `before`: its address or ''. `apply` returns false for an invalid one. */
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
    quill.format('link', false, 'user') // text typed next is not part of the link
    onClose()
    return true
  }
  return { before: typeof before === 'string' ? before : '', isLinked: Boolean(before), apply, remove, close }
}

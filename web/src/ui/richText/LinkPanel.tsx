import { useState } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { linkRange } from './editing.ts'
import { linkAddress } from './linkAddress.ts'

type Props = { quill: Quill; id: string; onClose: () => void }

/** Asks where a link leads: the marked text's, the one's around the caret, or a new one's that shows its address. */
export function LinkPanel({ quill, id, onClose }: Props) {
  const t = useT()
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
    const address = linkAddress(typed)
    if (typed.trim() === '') {
      if (before) remove()
      else close()
      return true
    }
    if (!address) return false
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', address, 'user')
    else quill.insertText(range.index, typed.trim(), 'link', address, 'user')
    quill.setSelection(range.index + (range.length || typed.trim().length), 0, 'user')
    quill.format('link', false, 'user') // what is typed next is not the link's
    onClose()
    return true
  }
  return (
    <AddressPanel
      id={id}
      label={t('writing.link_address')}
      before={typeof before === 'string' ? before : ''}
      apply={t('writing.link_apply')}
      onApply={apply}
      wrong={t('writing.ask_link')}
      onClose={close}
      more={
        Boolean(before) && (
          <Button kind="quiet" onClick={remove}>
            {t('writing.link_remove')}
          </Button>
        )
      }
    />
  )
}

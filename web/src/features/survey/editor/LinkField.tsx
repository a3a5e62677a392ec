import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { linkRange } from '../../../ui/richText/editing.ts'
import { linkAddress } from '../../../ui/richText/linkAddress.ts'
import css from './editor.module.css'

type Props = { quill: Quill; id: string; onClose: () => void }

/** Asks where a link leads: the marked text's, the one's around the caret, or a new one's that shows its address. */
export function LinkField({ quill, id, onClose }: Props) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [range] = useState(() => linkRange(quill, quill.getSelection(true)))
  const [before] = useState(() => quill.getFormat(range.index, range.length)['link'])
  const [wrong, setWrong] = useState(false)
  useEffect(() => field.current?.select(), [])

  function close() {
    quill.setSelection(range.index + range.length, 0, 'user')
    onClose()
  }
  function remove() {
    quill.formatText(range.index, range.length, 'link', false, 'user')
    close()
  }
  function add() {
    const typed = field.current!.value
    if (typed.trim() === '') return before ? remove() : close()
    const address = linkAddress(typed)
    if (!address) {
      setWrong(true)
      return field.current!.focus()
    }
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', address, 'user')
    else quill.insertText(range.index, typed.trim(), 'link', address, 'user')
    quill.setSelection(range.index + (range.length || typed.trim().length), 0, 'user')
    quill.format('link', false, 'user')
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') add()
    else close()
  }

  return (
    <div className={css.link}>
      <label htmlFor={id}>{t('writing.link_address')}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        defaultValue={typeof before === 'string' ? before : ''}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      />
      <Button kind="secondary" onClick={add}>
        {t('writing.link_apply')}
      </Button>
      {Boolean(before) && (
        <Button kind="quiet" onClick={remove}>
          {t('writing.link_remove')}
        </Button>
      )}
      <Button kind="quiet" onClick={close}>
        {t('answered.cancel')}
      </Button>
      {wrong && (
        <p id={`${id}-error`} role="alert">
          {t('writing.ask_link')}
        </p>
      )}
    </div>
  )
}

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { limits } from '#shared/limits.ts'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../Button.tsx'
import css from './panels.module.css'

type Props = { quill: Quill; image: HTMLImageElement; focus: boolean; id: string; onClose: () => void }

/** Edits an image's alternative text, applied at each keystroke; Enter and Escape return to the text. */
export function AltPanel({ quill, image, focus, id, onClose }: Props) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!focus) return
    field.current?.select()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [focus])

  const imageIndex = () => quill.scroll.find(image)?.offset(quill.scroll)
  function setAlt(alt: string) {
    const index = imageIndex()
    if (index !== undefined) quill.formatText(index, 1, 'alt', alt, 'user')
  }
  function close() {
    const index = imageIndex()
    if (index === undefined) quill.focus()
    else quill.setSelection(index + 1, 0, 'user')
    onClose()
  }
  function remove() {
    const index = imageIndex()
    if (index !== undefined) quill.deleteText(index, 1, 'user')
    quill.focus()
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target === field.current)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.field}>
        <label className="weight-strong leading-140" htmlFor={id}>
          {t('rich_text.alt')} <small id={`${id}-hint`}>{t('rich_text.alt_hint')}</small>
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          maxLength={limits.title}
          autoComplete="off"
          defaultValue={image.alt}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </div>
      <Button kind="secondary" onClick={close}>
        {t('admin.done')}
      </Button>
      <Button kind="quiet" onClick={remove}>
        {t('rich_text.image_remove')}
      </Button>
    </div>
  )
}

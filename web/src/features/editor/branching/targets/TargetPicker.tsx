import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { useId, useRef, useState, useEffect, useLayoutEffect } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import type { GatewayPlace } from '../../store/edits/logic/gateway.ts'
import { TargetChoices } from './TargetChoices.tsx'
import css from './TargetPicker.module.css'

export function TargetPicker({ place, index }: { place: GatewayPlace; index: number }) {
  const t = useT()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <span className={css.root} onBlur={onBlur}>
      <Button
        kind="plain"
        ref={button}
        className={css.add}
        data-picks
        aria-label={t('branching.add_to', { number: index + 1 })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <PlusIcon /> {t('admin.add')}
      </Button>
      {open && (
        <PickerPopover
          id={id}
          label={t('entry' in place ? 'branching.pick_sections' : 'branching.pick_both')}
          opener={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        >
          <TargetChoices place={place} index={index} onDone={close} />
        </PickerPopover>
      )}
    </span>
  )
}

type Props = {
  id: string
  label: string
  opener: RefObject<HTMLElement | null>
  /** On Escape; the caller returns the focus to the button. */
  onClose: () => void
  /** On a press outside, which moves the focus itself. */
  onLeave: () => void
  children: ReactNode
}

/** A dialog under its button, or a sheet on a narrow screen. Manual, as an automatic popover loses the focus when its content unmounts. */
function PickerPopover({ id, label, opener, onClose, onLeave, children }: Props) {
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = root.current!
    element.showPopover?.()
    const field = element.querySelector('input')
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) element.focus()
    else field?.focus()
  }, [])

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (root.current?.contains(target as Node) || opener.current?.contains(target as Node)) return
      onLeave()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [opener, onLeave])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div ref={root} id={id} popover="manual" role="dialog" aria-label={label} tabIndex={-1} className={css.picker} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

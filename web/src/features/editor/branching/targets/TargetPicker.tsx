import { useId, useRef, useState, type FocusEvent } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { GatewayPlace } from '../../store/edits/gateway.ts'
import { PickerPopover } from './PickerPopover.tsx'
import { TargetChoices } from './TargetChoices.tsx'
import css from './TargetPicker.module.css'

/** The button that opens the list of all that a rule may show. The list is there only while it is open. */
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
      <button
        ref={button}
        type="button"
        className={css.add}
        data-picks
        aria-label={t('branching.add_to', { number: index + 1 })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="plus" /> {t('work.add')}
      </button>
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

import type { ReactNode } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { UpIcon } from '../../../../ui/icons/workIcons.ts'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import type { LabelNames } from './labeled.ts'
import css from './LabelList.module.css'

type Props = {
  names: LabelNames
  at: number
  isLast: boolean
  onRemove: (() => void) | undefined
  /** Buttons before these. */
  children: ReactNode
}

/** Buttons to move and remove the item at position `at`, from 1. A button that cannot act stays focusable. */
export function LabelActions({ names, at, isLast, onRemove, children }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (words: string) => `${words}: ${names.item}`
  return (
    <span className={css.moves}>
      {children}
      <IconButton small label={named(t('admin.move_up'))} off={at === 1} onClick={() => moveBy(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton small label={named(t('admin.move_down'))} off={isLast} onClick={() => moveBy(1)}>
        <DownIcon />
      </IconButton>
      <IconButton
        small
        label={names.remove}
        off={!onRemove}
        onClick={(event) => {
          if (!onRemove) return
          // focus the neighboring item's button, or the button that adds an item
          const row = event.currentTarget.closest('li')!
          const near = row.nextElementSibling ?? row.previousElementSibling
          const next =
            near?.querySelector<HTMLElement>('button:last-of-type') ?? row.closest('fieldset')?.querySelector<HTMLElement>('ol ~ button')
          onRemove()
          next?.focus()
        }}
      >
        <CloseIcon />
      </IconButton>
    </span>
  )
}

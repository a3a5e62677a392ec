import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { TextEntryIcon, UpIcon } from '../../../../ui/icons/workIcons.ts'
import { changeKeepingFocus, useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import css from './ChoicesField.module.css'

type Props = { at: number; isLast: boolean; takesText: boolean; onTakesText: (isOn: boolean) => void; onRemove: () => void }

/** Buttons for the choice at position `at`, from 1: they give it a text of its own, move and remove it. A button that cannot move the choice stays focusable. */
export function ChoiceActions({ at, isLast, takesText, onTakesText, onRemove }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (words: string) => `${words}: ${t('cards.choice_menu', { at })}`
  return (
    <span className={css.moves}>
      <IconButton
        small
        label={named(t('cards.text_entry'))}
        aria-pressed={takesText}
        onClick={() => changeKeepingFocus(() => onTakesText(!takesText))}
      >
        <TextEntryIcon />
      </IconButton>
      <IconButton small label={named(t('admin.move_up'))} off={at === 1} onClick={() => moveBy(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton small label={named(t('admin.move_down'))} off={isLast} onClick={() => moveBy(1)}>
        <DownIcon />
      </IconButton>
      <IconButton
        small
        label={t('cards.remove_choice', { at })}
        onClick={(event) => {
          // focus the neighboring choice's button, or the button that adds a choice
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

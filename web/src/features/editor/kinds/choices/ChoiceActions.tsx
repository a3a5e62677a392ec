import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon, DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { AloneIcon, NoAnswerIcon, TextEntryIcon, UpIcon } from '../../../../ui/icons/workIcons.ts'
import { changeKeepingFocus, useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import type { Choice } from '#shared/survey/survey.ts'
import type { ChoiceSwitch } from '../../store/edits/choices.ts'
import css from './ChoicesField.module.css'

type Props = {
  choice: Choice
  at: number
  isLast: boolean
  isMulti: boolean
  onSwitch: (name: ChoiceSwitch, isOn: boolean) => void
  onRemove: () => void
}

const switches = [
  { name: 'text_entry', Icon: TextEntryIcon },
  { name: 'exclusive', Icon: AloneIcon },
  { name: 'no_answer', Icon: NoAnswerIcon },
] as const satisfies { name: ChoiceSwitch; Icon: unknown }[]

/** Buttons for the choice at position `at`, from 1: its switches, and those that move and remove it. A button that cannot move the choice stays focusable. */
export function ChoiceActions({ choice, at, isLast, isMulti, onSwitch, onRemove }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (words: string) => `${words}: ${t('cards.choice_menu', { at })}`
  return (
    <span className={css.moves}>
      {(isMulti ? switches : switches.filter(({ name }) => name !== 'exclusive')).map(({ name, Icon }) => (
        <IconButton
          key={name}
          small
          label={named(t(`cards.${name}`))}
          aria-pressed={choice[name] === true}
          onClick={() => changeKeepingFocus(() => onSwitch(name, choice[name] !== true))}
        >
          <Icon />
        </IconButton>
      ))}
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

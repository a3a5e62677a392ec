import type { Choice } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { AloneIcon, NoAnswerIcon, TextEntryIcon } from '../../../../ui/icons/workIcons.ts'
import { changeKeepingFocus } from '../../../../ui/sorting/SortableList.tsx'
import type { ChoiceSwitch } from '../../store/edits/choices.ts'

const icons = { text_entry: TextEntryIcon, exclusive: AloneIcon, no_answer: NoAnswerIcon } as const satisfies Record<ChoiceSwitch, unknown>

type Props = { choice: Choice; name: string; switches: readonly ChoiceSwitch[]; onSwitch: (name: ChoiceSwitch, isOn: boolean) => void }

/** The switches of a choice with that name. */
export function ChoiceSwitches({ choice, name: choiceName, switches, onSwitch }: Props) {
  const t = useT()
  return switches.map((name) => {
    const Icon = icons[name]
    return (
      <IconButton
        key={name}
        small
        label={`${t(`cards.${name}`)}: ${choiceName}`}
        aria-pressed={choice[name] === true}
        onClick={() => changeKeepingFocus(() => onSwitch(name, choice[name] !== true))}
      >
        <Icon />
      </IconButton>
    )
  })
}

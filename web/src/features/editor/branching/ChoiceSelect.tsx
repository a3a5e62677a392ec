import type { Choice } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { words } from '../../../lib/words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import css from './ChoiceSelect.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** What stands there until one is chosen, drawn as a link. */
  prompt?: string
}

/** One of a question's choices, by their labels in the person's language. */
export function ChoiceSelect({ label, choices, value, onChoose, prompt }: Props) {
  return (
    <span className={`${css.select} ${prompt ? css.link : ''}`}>
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {prompt && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        {choices.map((choice) => {
          const { text, lang } = words(pair(choice, 'label'))
          return (
            <option key={choice.value} value={choice.value} lang={lang}>
              {text || choice.value}
            </option>
          )
        })}
      </select>
      <Icon name="down" />
    </span>
  )
}

import { useState } from 'react'
import type { Choice } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import css from './ChoiceSelect.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** What stands there until one is chosen, drawn as a link. */
  prompt?: string
}

/** So many choices are options from the beginning. Hundreds of rules with hundreds of options each would be most of the page. */
const maxInitialOptions = 20

/** One of a question's choices, by their labels in the person's language. Of many, all are there once somebody turns to the list. */
export function ChoiceSelect({ label, choices, value, onChoose, prompt }: Props) {
  const [isWhole, setWhole] = useState(choices.length <= maxInitialOptions)
  const showAll = () => setWhole(true)
  const options = isWhole ? choices : choices.filter((choice) => choice.value === value)
  return (
    <span className={`${css.select} ${prompt ? css.link : ''}`}>
      <select aria-label={label} value={value} onPointerDown={showAll} onFocus={showAll} onChange={({ target }) => onChoose(target.value)}>
        {prompt && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        {options.map((choice) => {
          const { text, lang } = pickText(pair(choice, 'label'))
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

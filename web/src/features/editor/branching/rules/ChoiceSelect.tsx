import { useState } from 'react'
import type { Choice } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import css from './ChoiceSelect.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** Text shown until a choice is made, styled as a link. */
  prompt?: string
}

/** With more choices than this, the options are rendered on first use: hundreds of rules with hundreds of options each would be too many elements. */
const maxInitialOptions = 20

/** Selects a choice, which a wrapping text shows whole below the transparent select. Long lists are rendered on focus or press. */
export function ChoiceSelect({ label, choices, value, onChoose, prompt }: Props) {
  const [isWhole, setWhole] = useState(choices.length <= maxInitialOptions)
  const showAll = () => setWhole(true)
  const options = isWhole ? choices : choices.filter((choice) => choice.value === value)
  const chosen = choices.find((choice) => choice.value === value)
  const { text, lang } = pickText(chosen && pair(chosen, 'label'))
  return (
    <span className={`${css.select} ${prompt ? css.link : ''}`}>
      {!prompt && (
        <span className={css.text} lang={lang} dir="auto" aria-hidden="true">
          {text || value}
        </span>
      )}
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
      <DownIcon className="within" />
    </span>
  )
}

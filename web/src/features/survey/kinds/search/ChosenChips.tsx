import type { MouseEvent } from 'react'
import { chosenValues } from '#shared/kinds/choice.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { toggleChoice } from '../../answers/answerValues.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import type { ListedChoice } from './findChoices.ts'
import css from './SearchQuestion.module.css'

/** The chosen choices, each a button that clears it. The focus moves to the next one, from the last to the field. */
export function ChosenChips({ question, listed }: { question: Question; listed: readonly ListedChoice[] }) {
  const t = useT()
  const { value, control, answer } = useAnswer(question.id)
  const chosen = chosenValues(value)
  const chips = listed.filter(({ choice }) => chosen.includes(choice.value))
  if (chips.length === 0) return null
  const remove = ({ currentTarget }: MouseEvent, removed: string) => {
    const chip = currentTarget.parentElement!
    const next = chip.nextElementSibling ?? chip.previousElementSibling
    const target = next?.querySelector('button') ?? currentTarget.ownerDocument.getElementById(control)
    answer(question.id, toggleChoice(question, value, removed))
    target?.focus()
  }
  return (
    <ul className={css.chips}>
      {chips.map(({ id, choice, label }) => (
        <li key={id}>
          <button
            type="button"
            className={css.chip}
            aria-label={t('response.remove_choice', { choice: label.text })}
            onClick={(event) => remove(event, choice.value)}
          >
            <span className="one-line shrinks" lang={label.lang} dir="auto">
              {label.text}
            </span>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

import { chosenValues } from '#shared/kinds/choice.ts'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { toggleChoice } from '../../answers/answerValues.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import choices from '../choice/ChoiceQuestion.module.css'
import text from '../text/TextQuestion.module.css'
import type { ListedChoice } from './findChoices.ts'
import css from './SearchQuestion.module.css'

type Props = { question: Question; listed: readonly ListedChoice[]; describedBy: string | undefined }

/** The choices before the page's script runs: a select, or checkboxes for several. */
export function NativeChoices({ question, listed, describedBy }: Props) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const chosen = chosenValues(value)
  const invalid = (problem && true) || undefined
  if (isMultiChoiceType(question.type))
    return listed.map(({ id, choice, label }, at) => (
      <label key={id} className={choices.option} data-apart={choice.no_answer}>
        <input
          id={at === 0 ? control : undefined}
          type="checkbox"
          name={control}
          value={choice.value}
          data-entry={choice.text_entry}
          checked={chosen.includes(choice.value)}
          aria-invalid={invalid}
          onChange={() => answer(question.id, toggleChoice(question, value, choice.value))}
        />
        <span className="shrinks breakable" lang={label.lang} dir="auto">
          {label.text}
        </span>
      </label>
    ))
  return (
    <>
      <select
        id={control}
        name={control}
        className={`${text.control} ${css.field}`}
        value={chosen[0] ?? ''}
        required={question.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => answer(question.id, currentTarget.value || undefined)}
      >
        <option value="">{t('survey.choose')}</option>
        {listed.map(({ id, choice, label }) => (
          <option key={id} value={choice.value} data-entry={choice.text_entry} lang={label.lang}>
            {label.text}
          </option>
        ))}
      </select>
      <DownIcon className="within" />
    </>
  )
}

import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { chosenValues, noAnswersLast } from '#shared/kinds/choice.ts'
import { toggleChoice } from '../../answers/answerValues.ts'
import choices from './ChoiceQuestion.module.css'
import css from '../Question.module.css'
import { describedBy, isDescribed, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import { answerControl } from '../../answers/controls.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { EntryText } from './EntryText.tsx'
import { useClear } from './useClear.ts'

/**
 * One choice by radio buttons, several by checkboxes; whole rows are clickable. An optional single choice can be cleared with the button,
 * Delete or Backspace.
 */
export function ChoiceQuestion({ question }: { question: Question }) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const values = chosenValues(value)
  const labelId = `${control}-label`
  const many = isMultiChoiceType(question.type)
  const mayClear = !many && !question.required
  const { isClearable, clear, onKeyDown } = useClear(question, mayClear && values.length > 0)
  return (
    <fieldset
      className={`${css.question} ${mayClear ? choices.clearable : ''}`}
      data-question={question.id}
      aria-describedby={describedBy(question, problem, many && hintOf(control))}
      onKeyDown={onKeyDown}
    >
      <legend className={css.title}>
        <QuestionTitle question={question} />
      </legend>
      {many && <ChoiceCount question={question} chosen={values.length} />}
      <QuestionDetails question={question} problem={problem} />
      <div className={`${choices.options} ${problem ? choices.invalid : ''}`} data-look={many ? undefined : question.look}>
        {noAnswersLast(question.choices).map((choice, index) => [
          <label key={choice.id ?? index} className={choices.option} data-apart={choice.no_answer}>
            <input
              id={index === 0 ? control : undefined}
              type={many ? 'checkbox' : 'radio'}
              name={control}
              value={choice.value}
              checked={values.includes(choice.value)}
              aria-invalid={(many && problem && true) || undefined}
              onChange={() => answer(question.id, many ? toggleChoice(question, value, choice.value) : choice.value)}
            />
            <span id={choice.text_entry && labelId} className="shrinks breakable">
              <BilingualText of={pair(choice, 'label')} />
            </span>
          </label>,
          choice.text_entry && <EntryText key={labelId} question={question} labelledBy={labelId} />,
        ])}
      </div>
      {isClearable && (
        <Button kind="quiet" className={choices.clear} onClick={clear}>
          {t('survey.clear')}
        </Button>
      )}
    </fieldset>
  )
}

export const hintOf = (control: string) => `${control}-hint`

/** How many choices to choose. More can be chosen, and then the hint says so at once: the respondent decides which one to clear. */
export function ChoiceCount({ question, chosen }: { question: Question; chosen: number }) {
  const t = useT()
  const { min_choices: min, max_choices: max } = question
  if (!min && !max) return !isDescribed(question) && <p className={css.description}>{t('survey.choose_all')}</p>
  const which = !min ? 'most' : !max ? 'least' : min === max ? 'exactly' : 'between'
  const isOver = max !== undefined && chosen > max
  return (
    <p id={hintOf(answerControl(question.id))} className={isOver ? css.error : css.description} role="status">
      {t(`survey.choose_${which}`, { min: min!, max: max! })}
      {isOver && ` (${t('survey.chosen', { count: chosen })})`}
    </p>
  )
}

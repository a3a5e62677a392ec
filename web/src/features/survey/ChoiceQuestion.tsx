import type { Question } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/i18n.ts'
import { chosen, toggled } from './answerValues.ts'
import choices from './ChoiceQuestion.module.css'
import css from './Question.module.css'
import { describedBy, isDescribed, QuestionDetails, QuestionTitle } from './QuestionParts.tsx'
import { useAnswer } from './useAnswers.ts'
import { Words } from './Words.tsx'

/** single_choice as radio buttons, multi_select as checkboxes: a list whose whole rows are the targets. */
export function ChoiceQuestion({ question }: { question: Question }) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const values = chosen(value)
  const many = question.type === 'multi_select'
  return (
    <fieldset className={css.question} data-question={question.id} aria-describedby={describedBy(question, problem)}>
      <legend className={css.title}>
        <QuestionTitle question={question} />
      </legend>
      {many && !isDescribed(question) && <p className={css.description}>{t('survey.choose_all')}</p>}
      <QuestionDetails question={question} problem={problem} />
      <div className={`${choices.options} ${problem ? choices.invalid : ''}`}>
        {question.choices.map((choice, index) => (
          <label key={choice.id ?? index} className={choices.option}>
            <input
              id={index === 0 ? control : undefined}
              type={many ? 'checkbox' : 'radio'}
              name={control}
              value={choice.value}
              checked={values.includes(choice.value)}
              aria-invalid={(many && problem && true) || undefined}
              onChange={() => answer(question.id, many ? toggled(question, value, choice.value) : choice.value)}
            />
            <span>
              <Words of={pair(choice, 'label')} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

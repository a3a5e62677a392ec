import { memo, type KeyboardEvent } from 'react'
import { noAnswersLast } from '#shared/kinds/choice.ts'
import type { Row } from '#shared/survey/survey.ts'
import { rowAnswer } from '#shared/kinds/matrix/rowAnswers.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { AlertIcon } from '../../../../ui/icons/siteIcons.ts'
import { answerControl, errorId, rowControl } from '../../answers/controls.ts'
import { useAnswerStore, useStoreValue } from '../../answers/useAnswerStore.ts'
import { problemText } from '../problemText.ts'
import { radio } from '../radio.ts'
import css from './MatrixQuestion.module.css'
import { withRow } from './rowValues.ts'

/** The id of the header of a column. */
export const columnId = (control: string, at: number) => `${control}-column-${at}`

/** A row's radio buttons, one a column. Delete and Backspace clear the row of an optional question. */
export const MatrixRow = memo(function MatrixRow({ question, row }: { question: Question; row: Row }) {
  const t = useT()
  const store = useAnswerStore()
  const whole = answerControl(question.id)
  const control = rowControl(question.id, row.id)
  const chosen = useStoreValue(store, whole, () => rowAnswer(store.value(question.id), row.id))
  const problem = useStoreValue(store, control, () => store.problem(control))
  const choose = (choice: string | undefined) => store.answer(question.id, withRow(question, store.value(question.id), row.id, choice))
  const onKeyDown = (event: KeyboardEvent) => {
    if (question.required || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    choose(undefined)
  }
  const label = `${control}-label`
  return (
    <tr className={problem && css.invalid} data-row={row.id} onKeyDown={onKeyDown}>
      <th scope="row">
        <span id={label}>
          <BilingualText of={pair(row, 'label')} fallback={row.id} />
        </span>
        {problem && (
          <span id={errorId(control)} className={css.error}>
            <AlertIcon /> {problemText(problem, t)}
          </span>
        )}
      </th>
      {noAnswersLast(question.choices).map((choice, at) => (
        <td key={choice.id ?? at} data-apart={choice.no_answer}>
          <label className={css.cell}>
            <input
              id={at === 0 ? control : undefined}
              type={radio}
              name={control}
              value={choice.value}
              checked={chosen === choice.value}
              aria-labelledby={`${label} ${columnId(whole, at)}`}
              aria-describedby={problem && errorId(control)}
              onChange={() => choose(choice.value)}
            />
            <span className={css.name}>
              <BilingualText of={pair(choice, 'label')} fallback={choice.value} />
            </span>
          </label>
        </td>
      ))}
    </tr>
  )
})

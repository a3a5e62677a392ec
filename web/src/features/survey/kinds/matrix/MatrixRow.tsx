import { memo, useCallback, type KeyboardEvent } from 'react'
import { noAnswersLast } from '#shared/kinds/choice.ts'
import { rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import type { Choice, Question, Row } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { AlertIcon } from '../../../../ui/icons/siteIcons.ts'
import { answerControl, errorId, rowControl } from '../../answers/controls.ts'
import { useAnswerStore, useStoreValue } from '../../answers/useAnswerStore.ts'
import { problemText } from '../problemText.ts'
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
  const choose = useCallback(
    (choice: string | undefined) => store.answer(question.id, withRow(question, store.value(question.id), row.id, choice)),
    [question, store, row.id],
  )
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
        <Cell
          key={choice.id ?? at}
          id={at === 0 ? control : undefined}
          name={control}
          choice={choice}
          isChosen={chosen === choice.value}
          labelledBy={`${label} ${columnId(whole, at)}`}
          describedBy={problem && errorId(control)}
          onChoose={choose}
        />
      ))}
    </tr>
  )
})

type CellProps = {
  id: string | undefined
  name: string
  choice: Choice
  isChosen: boolean
  labelledBy: string
  describedBy: string | undefined
  onChoose: (value: string) => void
}

/** A radio button of a row. Of twenty in a row, only the two that a click changes render again. */
const Cell = memo(function Cell({ id, name, choice, isChosen, labelledBy, describedBy, onChoose }: CellProps) {
  return (
    <td data-apart={choice.no_answer}>
      <label className={css.cell}>
        <input
          id={id}
          type="radio"
          name={name}
          value={choice.value}
          checked={isChosen}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onChange={() => onChoose(choice.value)}
        />
        <span className={css.name}>
          <BilingualText of={pair(choice, 'label')} fallback={choice.value} />
        </span>
      </label>
    </td>
  )
})

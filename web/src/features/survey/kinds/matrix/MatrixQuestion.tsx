import { noAnswersLast } from '#shared/kinds/choice.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { answerControl } from '../../answers/controls.ts'
import { useAnswerStore, useStoreValue } from '../../answers/useAnswerStore.ts'
import questionCss from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import css from './MatrixQuestion.module.css'
import { columnId, MatrixRow } from './MatrixRow.tsx'
import { answeredRows } from './rowValues.ts'

/** With more columns or longer words, the labels are vertical, so that no word breaks and the table never scrolls sideways. */
const maxLevel = 8
const maxLevelLetters = 66
/** A line of labels has room for this many letters at their full size. */
const maxLargeLetters = 50

/**
 * One choice for each row: a table if there is room, else a card for each row. Each row renders separately, since a table may have a thousand radio
 * buttons.
 */
export function MatrixQuestion({ question }: { question: Question }) {
  const store = useAnswerStore()
  const language = useLanguage()
  const control = answerControl(question.id)
  const problem = useStoreValue(store, control, () => store.problem(control))
  const title = `${control}-title`
  const columns = noAnswersLast(question.choices)
  const labels = columns.map((choice) => pickText(pair(choice, 'label'), language).text || choice.value)
  const letters = columns.length * Math.max(...labels.flatMap((label) => label.split(/[\s/-]+/).map((word) => word.length)))
  const isUpright = columns.length > maxLevel || letters > maxLevelLetters
  return (
    <fieldset
      className={`${questionCss.question} ${css.question}`}
      data-question={question.id}
      aria-describedby={describedBy(question, problem)}
    >
      <legend id={title} className={questionCss.title}>
        <QuestionTitle question={question} />
      </legend>
      <QuestionDetails question={question} problem={problem} />
      <table id={control} className={`${css.table} ${isUpright ? css.tall : ''}`} aria-labelledby={title} tabIndex={-1}>
        <thead className={!isUpright && letters > maxLargeLetters ? css.small : undefined}>
          <tr>
            <td>
              <Answered question={question} />
            </td>
            {columns.map((choice, at) => (
              <th key={choice.id ?? at} id={columnId(control, at)} scope="col" className={css.column} data-apart={choice.no_answer}>
                <span className={isUpright ? css.upright : undefined}>
                  <BilingualText of={pair(choice, 'label')} fallback={choice.value} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {question.rows?.map((row) => (
            <MatrixRow key={row.id} question={question} row={row} />
          ))}
        </tbody>
      </table>
      {!question.required && <Clear question={question} />}
    </fieldset>
  )
}

function useAnsweredRows(question: Question): number {
  const store = useAnswerStore()
  return useStoreValue(store, answerControl(question.id), () => answeredRows(question, store.value(question.id)))
}

/** How many rows have an answer. Its text comes with the script, not with the HTML. */
function Answered({ question }: { question: Question }) {
  const t = useT()
  const answered = useAnsweredRows(question)
  if (useHydrating()) return <>&nbsp;</>
  return t('response.rows_answered', { answered, rows: question.rows?.length ?? 0 })
}

function Clear({ question }: { question: Question }) {
  const t = useT()
  const store = useAnswerStore()
  if (useAnsweredRows(question) === 0) return null
  const clear = () => {
    store.answer(question.id, undefined)
    document.getElementById(answerControl(question.id))?.focus()
  }
  return (
    <Button kind="quiet" className={css.clear} onClick={clear}>
      {t('survey.clear')}
    </Button>
  )
}

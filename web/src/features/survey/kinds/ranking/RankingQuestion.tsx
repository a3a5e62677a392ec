import { useState } from 'react'
import { chosenValues, rankCountOf } from '#shared/kinds/choice.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { isSameList } from '../../answers/isSameList.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import questionCss from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import css from './RankingQuestion.module.css'
import { rankAt, toggleRank } from './ranks.ts'
import { useRows } from './useRows.ts'

const labelOf = (choice: Choice) => pickText(pair(choice, 'label')).text || choice.value

/** Ranked choices: a ticked choice gets the next place, before the unticked ones. Buttons and the mouse move it, and its new place is announced. */
export function RankingQuestion({ question }: { question: Question }) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const [moved, setMoved] = useState<string>()
  const ranked = chosenValues(value).flatMap((one) => question.choices.find((choice) => choice.value === one) ?? [])
  const places = ranked.map((choice) => choice.value) // a draft may have a choice that was deleted since
  const all = [...ranked, ...question.choices.filter((choice) => !ranked.includes(choice))]
  const rows = useRows()
  function rank(choice: Choice, next: string[] | undefined) {
    rows.remember()
    setMoved(choice.value)
    answer(question.id, next)
  }
  const toggle = (choice: Choice) => rows.hasDragged() || rank(choice, toggleRank(places, choice.value))
  function drag(from: number, to: number) {
    const next = rankAt(places, all[from]!.value, to)
    if (!isSameList(next, places)) rank(all[from]!, next)
  }
  const hintId = `${control}-hint`
  const movedChoice = question.choices.find((choice) => choice.value === moved)
  const place = ranked.findIndex((choice) => choice === movedChoice) + 1
  const { max } = rankCountOf(question)
  return (
    <fieldset className={questionCss.question} data-question={question.id} aria-describedby={describedBy(question, problem, hintId)}>
      <legend className={questionCss.title}>
        <QuestionTitle question={question} />
      </legend>
      <Hint id={hintId} question={question} ranked={ranked.length} />
      <QuestionDetails question={question} problem={problem} />
      <ul {...rows.listProps(drag)} className={`${css.choices} ${problem ? css.invalid : ''}`}>
        {all.map((choice, at) => {
          const isRanked = at < ranked.length
          return (
            <li key={choice.value} className={css.choice} data-over={(isRanked && at >= max) || undefined}>
              <label className={css.label}>
                <input
                  id={at === 0 ? control : undefined}
                  type="checkbox"
                  name={control}
                  value={choice.value}
                  data-ranked=""
                  checked={isRanked}
                  aria-invalid={(problem && true) || undefined}
                  onChange={() => toggle(choice)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault() // would send the form
                    toggle(choice)
                  }}
                />
                <span className={css.place} data-next={ranked.length + 1}>
                  {isRanked && at + 1}
                </span>
                <span className="shrinks breakable">
                  <BilingualText of={pair(choice, 'label')} fallback={choice.value} />
                </span>
              </label>
              {isRanked &&
                [-1, 1].map((by) => {
                  const isEnd = by < 0 ? at === 0 : at === ranked.length - 1
                  return (
                    <button
                      key={by}
                      type="button"
                      className={css.move}
                      aria-label={`${t(by < 0 ? 'response.move_up' : 'response.move_down')}: ${labelOf(choice)}`}
                      aria-disabled={isEnd || undefined}
                      onClick={() => isEnd || rank(choice, rankAt(places, choice.value, at + by))}
                    >
                      <DownIcon className={by < 0 ? css.up : undefined} />
                    </button>
                  )
                })}
            </li>
          )
        })}
      </ul>
      <output className="unseen">
        {movedChoice &&
          t(place > 0 ? 'response.ranked' : 'response.unranked', { choice: labelOf(movedChoice), place, ranked: ranked.length })}
      </output>
    </fieldset>
  )
}

/** How many to rank. Its text comes with the script, not with the HTML. More can be ranked, and then the hint says so at once. */
function Hint({ id, question, ranked }: { id: string; question: Question; ranked: number }) {
  const t = useT()
  const { min, max } = rankCountOf(question)
  const which = min < max ? 'between' : max === question.choices.length ? 'all' : 'exactly'
  const isOver = ranked > max
  const isHydrating = useHydrating()
  return (
    <p id={id} className={isOver ? questionCss.error : questionCss.description} role="status">
      {isHydrating ? <>&nbsp;</> : t(`response.rank_${which}`, { min, max })}
      {isOver && ` (${t('survey.chosen', { count: ranked })})`}
    </p>
  )
}

import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { notApplicable } from '#shared/kinds/scale/notApplicable.ts'
import { hasStars, pointsOf, pointText, scaleOf, takesNotApplicable, type Point } from '#shared/kinds/scale/scaleOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { isBlank, pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import choices from '../choice/ChoiceQuestion.module.css'
import { useClear } from '../choice/useClear.ts'
import css from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import { typedPoint } from './typedPoint.ts'
import scale from './ScaleQuestion.module.css'

const isLabelled = ({ label, label_ko }: Point) => !isBlank(label) || !isBlank(label_ko)

/** How many points a line has on a narrow page; undefined if one line has them all. */
const lineOf = ({ length }: Point[]) => (length > 6 ? Math.ceil(length / 2) : undefined)

/**
 * A point of a scale by radio buttons that look like numbers or stars: arrow keys move, digits choose. Labels of the ends are below the points, other
 * labels within their points.
 */
export function ScaleQuestion({ question }: { question: Question }) {
  const t = useT()
  const { value, problem, control, answer } = useAnswer(question.id)
  const { isClearable, clear, onKeyDown } = useClear(question, !question.required && value !== undefined)
  const typed = useRef<{ text: string; at: number }>({ text: '', at: 0 })
  const points = pointsOf(question)
  const isStarred = hasStars(question)
  const choose = (chosen: number | string, fieldset: HTMLElement) => {
    answer(question.id, chosen)
    fieldset.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown(event)
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    typed.current = typedPoint(typed.current, { key: event.key, at: event.timeStamp }, points.at(-1)!.value)
    const chosen = points.find((point) => String(point.value) === typed.current.text)
    if (chosen) choose(chosen.value, event.currentTarget)
  }
  const radio = (of: number | string) => (
    <input
      id={of === points[0]?.value ? control : undefined}
      type="radio"
      name={control}
      value={of}
      checked={value === of}
      onChange={() => answer(question.id, of)}
    />
  )
  return (
    <fieldset
      className={`${css.question} ${question.required ? '' : choices.clearable} ${problem ? scale.invalid : ''}`}
      data-question={question.id}
      aria-describedby={describedBy(question, problem)}
      onKeyDown={press}
    >
      <legend className={css.title}>
        <QuestionTitle question={question} />
      </legend>
      <QuestionDetails question={question} problem={problem} />
      {isStarred ? <Stars question={question} points={points} value={value} radio={radio} /> : <Numbers points={points} radio={radio} />}
      {takesNotApplicable(question) && (
        <label className={`${scale.point} ${scale.apart}`}>
          {radio(notApplicable)}
          <BilingualText of={pair(scaleOf(question), 'na_label')} />
        </label>
      )}
      {isClearable && (
        <Button kind="quiet" className={choices.clear} onClick={clear}>
          {t('survey.clear')}
        </Button>
      )}
    </fieldset>
  )
}

type PointsProps = { points: Point[]; radio: (of: number) => ReactNode }

function Numbers({ points, radio }: PointsProps) {
  const inner = points.slice(1, -1).some(isLabelled)
  const columns = inner ? 1 : lineOf(points)
  return (
    <>
      <div className={scale.points} data-columns={columns}>
        {points.map((point) => (
          <label key={point.value} className={scale.point}>
            {radio(point.value)}
            {point.value}
            {isLabelled(point) && (
              <small className={inner ? undefined : 'unseen'}>
                {' '}
                <BilingualText of={pair(point, 'label')} />
              </small>
            )}
          </label>
        ))}
      </div>
      {!inner && <Ends points={points} columns={columns} />}
    </>
  )
}

/** The labels at both ends. Screen readers have them in the points. */
function Ends({ points, columns }: Pick<PointsProps, 'points'> & { columns: number | undefined }) {
  const ends = [points[0]!, points.at(-1)!]
  if (!ends.some(isLabelled)) return null
  return (
    <p className={scale.ends} data-columns={columns} aria-hidden="true">
      {ends.map((point) => (
        <span key={point.value} data-point={isLabelled(point) ? point.value : undefined}>
          {isLabelled(point) && <BilingualText of={pair(point, 'label')} />}
        </span>
      ))}
    </p>
  )
}

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.9l-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z'

function Stars({ question, points, value, radio }: PointsProps & { question: Question; value: unknown }) {
  const lang = useLanguage()
  const chosen = points.find((point) => point.value === value)
  return (
    <>
      <div className={scale.stars} data-columns={lineOf(points)}>
        {points.map((point) => (
          <label key={point.value} className={`${scale.star} ${chosen && point.value <= chosen.value ? scale.on : ''}`}>
            {radio(point.value)}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
            <span className="unseen">
              {pointText(point.value, question, lang)} {isLabelled(point) && <BilingualText of={pair(point, 'label')} />}
            </span>
          </label>
        ))}
      </div>
      {points.some(isLabelled) && (
        <p className={scale.said} aria-hidden="true">
          {chosen && isLabelled(chosen) && <BilingualText of={pair(chosen, 'label')} />}
        </p>
      )}
    </>
  )
}

import { dateOf } from '#shared/kinds/date/dateOf.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { BoundField } from '../../kinds/BoundField.tsx'
import { editedKinds } from '../../kinds/editedKinds.ts'
import css from './ClauseRow.module.css'
import { endsOf, type Wording } from './wordings.ts'

type Bound = Clause['from']
type Props = {
  question: Question
  clause: Clause
  wording: Wording
  /** The number of the clause, from 1. */
  at: number
  onBound: (end: 'from' | 'to', bound: Bound) => void
  onBlur: () => void
}

/** The ends that a clause compares with: numbers, or dates of the question's precision. */
export function ClauseBounds({ question, clause, wording, at, onBound, onBlur }: Props) {
  const t = useT()
  const ends = endsOf(wording)
  return ends.map((end, index) => {
    const label = t(ends.length > 1 ? `conditions.bound_${end}` : 'conditions.bound', { at })
    const bound = clause[end]
    return (
      <span key={end} className={css.bound}>
        {index > 0 && <span className={css.word}>{t('conditions.and_to')}</span>}
        {editedKinds[question.type].boundsAre === 'dates' ? (
          <TextField
            className={css.field}
            label={label}
            type={dateOf(question).precision === 'day' ? 'date' : 'month'}
            value={typeof bound === 'string' ? bound : ''}
            onChange={({ target }) => onBound(end, target.value || undefined)}
            onBlur={onBlur}
          />
        ) : (
          <BoundField
            className={css.field}
            label={label}
            value={typeof bound === 'number' ? bound : null}
            error={undefined}
            unread={t('cards.number_unread')}
            onValue={(value) => onBound(end, value ?? undefined)}
            onBlur={onBlur}
          />
        )}
      </span>
    )
  })
}

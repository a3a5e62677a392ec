import { useState } from 'react'
import type { DateFields as Fields } from '#shared/kinds/date/dateFields.ts'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { siteDay } from '#shared/time/timeZone.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from '../Bounds.module.css'

const precisions = ['day', 'month'] as const
const length = { day: 10, month: 7 }

/** The precision and bounds of a date question. */
export function DateFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  const store = useEditorStore()
  const date = dateOf(question)
  const { precision } = date
  const write = (patch: Partial<Fields>, field?: string) =>
    store.edit(patchQuestion(question.id, { date: { ...date, ...patch } }), field ? { merge: `question:${question.id}:${field}` } : {})
  const errors = { min: useFieldError(`${path}.date.min`), max: useFieldError(`${path}.date.max`) }
  /** The bound whose date is being typed: it has no value while a part of the date is missing. */
  const [typed, setTyped] = useState<'min' | 'max'>()
  const bound = (field: 'min' | 'max') => {
    const value = date[field]
    const kind = value === 'today' ? 'today' : value !== null || typed === field ? 'date' : 'none'
    const boundOf = (chosen: string) =>
      chosen === 'date' ? siteDay(Date.now()).slice(0, length[precision]) : chosen === 'today' ? 'today' : null
    return (
      <>
        <Select label={t(`cards.date_${field}`)} value={kind} onChange={({ target }) => write({ [field]: boundOf(target.value) })}>
          <option value="none">{t('cards.date_bound_none')}</option>
          <option value="today">{t('cards.date_bound_today')}</option>
          <option value="date">{t('cards.date_bound_date')}</option>
        </Select>
        {kind === 'date' && (
          <TextField
            type={precision === 'day' ? 'date' : 'month'}
            label={t(`cards.date_${field}_date`)}
            value={value ?? ''}
            error={errors[field]}
            onFocus={() => setTyped(field)}
            onChange={({ target }) => write({ [field]: target.value || null }, field)}
            onBlur={() => {
              setTyped(undefined)
              store.closeUndoStep()
            }}
          />
        )}
      </>
    )
  }
  return (
    <div className={css.dates}>
      <Select
        label={t('cards.date_precision')}
        value={precision}
        onChange={({ target }) =>
          write(
            withPrecision(
              date,
              precisions.find((one) => one === target.value)!,
            ),
          )
        }
      >
        {precisions.map((each) => (
          <option key={each} value={each}>
            {t(`cards.date_precision_${each}`)}
          </option>
        ))}
      </Select>
      {bound('min')}
      {bound('max')}
    </div>
  )
}

/** The fields with bounds of another precision: a day's month, or a month's first day. */
export function withPrecision({ min, max }: Fields, precision: Fields['precision']): Fields {
  const cut = (bound: string | null) => (bound === null || bound === 'today' ? bound : `${bound}-01`.slice(0, length[precision]))
  return { precision, min: cut(min), max: cut(max) }
}

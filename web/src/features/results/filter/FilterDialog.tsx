import { useId, useState } from 'react'
import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import type { Condition, Results } from '#shared/responses/results.ts'
import { sources } from '#shared/responses/source.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { number, siteTimeZoneName } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/choices/Checkbox.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { startOf } from '../../../lib/days.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { daysOf } from './conditionText.ts'
import css from './FilterDialog.module.css'
import { filterSubjects, type Option, rangeSubjects } from './filterOptions.ts'
import { LinkValues, readLinkValues } from './LinkValues.tsx'
import { linkSubjects, type OwnFields } from './ownFields.ts'
import { RangeFields, readRange, typedRange } from './RangeFields.tsx'
import { isAnswerRange, readSubject, subjectOf, valuesOf } from './where.ts'

type Props = {
  where: ResultsQuery['where']
  all: Results
  questions: NumberedQuestion[]
  survey: OwnFields
  /** The subject of the condition to edit; null for a new one. */
  of: string | null
  onDone: (condition: Condition) => void
  onClose: () => void
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

export function FilterDialog({ where, all, questions, survey, of: initialSubject, onDone, onClose }: Props) {
  const t = useT()
  const id = useId()
  const subjects = filterSubjects(t, all, questions, survey)
  const [of, setOf] = useState(initialSubject ?? 'created_at')
  const ranges = rangeSubjects(questions)
  const ranged = ranges.find((subject) => subject.of === of)
  const rangeOf = (subject: string) => typedRange(where.filter(isAnswerRange).find((each) => subjectOf(each) === subject) ?? {})
  const [range, setRange] = useState(rangeOf(of))
  const links = linkSubjects(t, survey)
  const isLink = links.some((subject) => subject.of === of)
  const typedLink = (subject: string) => valuesOf(where, subject).join('\n')
  const [linkValues, setLinkValues] = useState(typedLink(of))
  const dates = where.find((condition) => subjectOf(condition) === 'created_at')
  const [days, setDays] = useState(daysOf((dates ?? {}) as { from?: string; to?: string }))
  const [values, setValues] = useState<ReadonlySet<string | number | true>>(new Set(valuesOf(where, of)))
  const languages: Option[] = (['en', 'ko'] as const).map((value) => ({
    key: value,
    label: t(`results.language_${value}`),
    values: [value],
    count: all.languages[value],
  }))
  const fromSources: Option[] = sources.map((value) => ({
    key: value,
    label: t(`results.source_${value}`),
    values: [value],
    count: value === 'imported' ? all.imported : undefined, // the others were sent, or are of unknown source
  }))
  const about = of === 'language' ? languages : of === 'source' ? fromSources : []
  const options = subjects.find((subject) => subject.of === of)?.options ?? about
  const isOfScreened = of === 'screened'
  const chosen = options.filter((option) => option.values.some((value) => values.has(value)))
  const isReversed = days.first !== '' && days.last !== '' && days.last < days.first

  const condition = (): Condition | null => {
    if (ranged) return readRange(ranged, range)
    if (isOfScreened) return { of: 'screened', is: [true] }
    if (isLink) return readLinkValues(linkValues).length > 0 ? { of, is: readLinkValues(linkValues) } : null
    if (of !== 'created_at') return chosen.length > 0 ? { ...readSubject(of), is: chosen.flatMap((option) => option.values) } : null
    if (isReversed || !(isDay(days.first) || isDay(days.last))) return null
    return { of, ...(isDay(days.first) && { from: startOf(days.first) }), ...(isDay(days.last) && { to: startOf(addDays(days.last, 1)) }) }
  }
  const choose = (option: Option, on: boolean) => {
    const next = new Set(values)
    for (const value of option.values) {
      if (on) next.add(value)
      else next.delete(value)
    }
    setValues(next)
  }
  const done = condition()
  return (
    <Dialog
      title={t(initialSubject === null ? 'results.add_filter' : 'results.edit_filter')}
      onClose={onClose}
      closeLabel={t('admin.cancel')}
      actions={
        <Button disabled={!done} onClick={() => done && onDone(done)}>
          {t('results.apply')}
        </Button>
      }
    >
      <Select
        label={t('results.filter_by')}
        value={of}
        onChange={({ target }) => {
          setOf(target.value)
          setValues(new Set(valuesOf(where, target.value)))
          setRange(rangeOf(target.value))
          setLinkValues(typedLink(target.value))
        }}
      >
        <option value="created_at">{t('results.dates')}</option>
        <option value="language">{t('results.language')}</option>
        <option value="source">{t('results.source')}</option>
        {(all.screened > 0 || asksForScreened(where)) && <option value="screened">{t('results.screened')}</option>}
        {[...links, ...subjects, ...ranges].map((subject) => (
          <option key={subject.of} value={subject.of}>
            {subject.name}
          </option>
        ))}
      </Select>
      {ranged ? (
        <RangeFields precision={ranged.precision} typed={range} onTyped={setRange} />
      ) : isLink ? (
        <LinkValues typed={linkValues} onTyped={setLinkValues} />
      ) : of === 'created_at' ? (
        <div className={css.days}>
          <TextField
            type="date"
            label={t('results.first_day')}
            value={days.first}
            max={days.last || undefined}
            onChange={({ target }) => setDays({ ...days, first: target.value })}
          />
          <TextField
            type="date"
            label={t('results.last_day')}
            value={days.last}
            min={days.first || undefined}
            error={isReversed && t('results.days_wrong')}
            onChange={({ target }) => setDays({ ...days, last: target.value })}
          />
          <p className={css.hint}>{t('results.days_in', { zone: siteTimeZoneName() })}</p>
        </div>
      ) : isOfScreened ? (
        <p className="text-sm muted">{t('results.screened_hint', { count: all.screened, number: number(all.screened) })}</p>
      ) : (
        <fieldset className={css.options} aria-describedby={`${id}-hint`}>
          <legend>{t('results.values')}</legend>
          <p id={`${id}-hint`} className={css.hint}>
            {t('results.values_hint')}
          </p>
          {options.map((option) => (
            <Checkbox
              key={option.key}
              label={
                <span className={css.option}>
                  <span dir="auto">{option.label}</span>{' '}
                  {option.count !== undefined && <small className="rigid tabular unbroken">{number(option.count)}</small>}
                </span>
              }
              checked={chosen.includes(option)}
              onChange={({ target }) => choose(option, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}

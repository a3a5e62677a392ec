import type { Results } from '#shared/responses/results.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { OwnFields } from '../filter/ownFields.ts'
import { filterSubjects } from '../filter/filterOptions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import css from './DisplayOptions.module.css'

type Props = {
  survey: OwnFields
  all: Results
  questions: NumberedQuestion[]
  query: ResultsQuery
  setQuery: (change: Partial<ResultsQuery>) => void
}

export function DisplayOptions({ survey, all, questions, query, setQuery }: Props) {
  const t = useT()
  const orders = ['survey', 'size'] as const
  const bases = ['shown', 'answered'] as const
  const comparable = questions.filter(({ counts }) => !counts.choices?.some(({ ranks }) => ranks)) // by one answer, not by an order
  const subjects = filterSubjects(t, all, comparable, survey)
  return (
    <fieldset className={css.bar}>
      <legend className="unseen">{t('results.look')}</legend>
      <Select
        label={t('results.compare_by')}
        className={css.compare}
        value={subjects.find(({ of }) => of === query.by || of === `:${query.by}`)?.of ?? ''}
        onChange={({ target }) => setQuery({ by: target.value || null })}
      >
        <option value="">{t('results.compare_none')}</option>
        {subjects.map(({ of, name }) => (
          <option key={of} value={of}>
            {name}
          </option>
        ))}
      </Select>
      <div className={css.choice}>
        <span aria-hidden="true">{t('results.order')}</span>
        <SegmentedControl
          label={t('results.order')}
          options={orders.map((value) => ({ value, label: t(`results.order_${value}`), name: t(`results.order_${value}`) }))}
          value={query.order}
          onChange={(order) => setQuery({ order })}
        />
      </div>
      <div className={css.choice}>
        <span aria-hidden="true">{t('results.share_of')}</span>
        <SegmentedControl
          label={t('results.share_of')}
          options={bases.map((value) => ({ value, label: t(`results.share_${value}`), name: t(`results.share_${value}`) }))}
          value={query.of}
          onChange={(of) => setQuery({ of })}
        />
      </div>
    </fieldset>
  )
}

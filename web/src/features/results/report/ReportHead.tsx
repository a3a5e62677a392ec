import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import type { Results } from '#shared/responses/results.ts'
import { formatDays, number } from '../../../lib/language/format.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { comparisonOf } from '../compare/comparison.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { OwnFields } from '../filter/ownFields.ts'
import { conditionText } from '../filter/conditionText.ts'
import { choicesOf, unsharedOf } from '../questions/choiceChart.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import css from './Report.module.css'

type Props = { survey: OwnFields; results: Results; questions: NumberedQuestion[]; query: ResultsQuery }

/** The basis of the report: days, number of responses, filter and comparison in words, and how to read the figures. */
export function ReportHead({ survey, results, questions, query: { where, of } }: Props) {
  const t = useT()
  const { total, imported } = results
  const comparison = comparisonOf(t, results, questions, survey)
  const conditions = where.map((condition) => {
    const { name, values } = conditionText(t, condition, questions, survey)
    return `${name}: ${values}`
  })
  const counted = t('results.responses_count', { count: total, number: number(total) })
  const days = daysOf(results)
  const responses = [counted, ...(imported > 0 ? [t('results.of_which_imported', { number: number(imported) })] : []), ...days].join(', ')
  const facts = [
    { name: t('report.period'), text: days[0] ?? '–' },
    { name: t('admin.responses'), text: number(total) },
    { name: t('results.filter'), text: conditions.join(' · ') || t('report.no_filter') },
    ...(comparison ? [{ name: t('results.compare_by'), text: comparison.title }] : []),
  ]
  return (
    <>
      <dl className={css.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-xs muted">{name}</dt>
            <dd className="weight-strong breakable tabular" dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <section className={css.method} aria-labelledby="report-method">
        <h2 id="report-method">{t('report.how')}</h2>
        <ul>
          <li>{t(where.length > 0 ? 'report.who_filtered' : 'report.who', { responses })}</li>
          <li>{t(of === 'shown' ? 'report.base_shown' : 'report.base_answered')}</li>
          <li>{t('report.left', { parts: formatList(leftOut(t, results, questions, asksForScreened(where))) })}</li>
        </ul>
      </section>
    </>
  )
}

/** From the day of the first response to that of the last; nothing without one. */
function daysOf({ by_day }: Results): string[] {
  const days = by_day.map(({ day }) => day).sort()
  return days.length > 0 ? [formatDays(days[0]!, days.at(-1)!)] : []
}

/** The responses that the figures leave out. */
function leftOut(t: Translate, { screened }: Results, questions: NumberedQuestion[], countsScreened: boolean): string[] {
  const unshared = questions
    .flatMap((item) => choicesOf(item).filter(({ value }) => unsharedOf(item.counts).has(value)))
    .find(({ label }) => label)
  return [
    t('report.left_unsent'),
    ...(screened > 0 && !countsScreened ? [t('report.left_screened', { count: screened, number: number(screened) })] : []),
    ...(unshared ? [t('report.left_choices', { choice: t('admin.quoted', { label: unshared.label }) })] : []),
  ]
}

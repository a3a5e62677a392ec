import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { ColumnChart, type Column } from '../../chart/ColumnChart.tsx'
import { share, type ChartData } from '../../chart/chartData.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { percentOf, titleOf } from '../../questions/choiceChart.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import { dateColumns } from './dateColumns.ts'
import type { ResultProps } from '../resultProps.ts'
import css from '../Figures.module.css'

/** The result of a date question: how many answers are in each month, or in each year if there are too many months. */
export function DateResult({ item, total }: ResultProps) {
  const t = useT()
  const dates = item.counts.dates ?? []
  const columns = dateColumns(dates)
  const rest = dates.find(({ value }) => value === '')?.count
  if (columns.length === 0)
    return (
      <QuestionResult item={item} total={total} kind={t('results.date_answers')}>
        {null}
      </QuestionResult>
    )
  return (
    <QuestionResult item={item} total={total} kind={t('results.date_answers')} chart={chartOf(t, item, columns)}>
      <ColumnChart title={titleOf(item).text} columns={columns} unit={t('admin.answer')} />
      {rest && <p className={css.note}>{t('results.dates_more', { count: rest, number: number(rest) })}</p>}
    </QuestionResult>
  )
}

function chartOf(t: Translate, item: NumberedQuestion, columns: Column[]): ChartData {
  const { shown, answered } = item.counts
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: t('results.answered', { count: answered, number: number(answered) }),
    columns: [t('admin.answer'), t('results.n'), '%'],
    rows: columns
      .filter(({ count }) => count > 0)
      .map(({ key, label, count }) => ({
        key,
        label,
        cells: [number(count), percentOf(count, answered)],
        bars: [share(count, Math.max(shown, answered))],
      })),
  }
}

import type { NumberResults } from '#shared/responses/results.ts'
import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { ColumnChart } from '../../chart/ColumnChart.tsx'
import { share, type ChartData } from '../../chart/chartData.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { percentOf, titleOf } from '../../questions/choiceChart.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import { numberColumns, textOf } from './numberColumns.ts'
import css from '../Figures.module.css'
import type { ResultProps } from '../resultProps.ts'

/** The result of a number question: its mean and quartiles, and how many answers are in each range. */
export function NumberResult({ item, total }: ResultProps) {
  const t = useT()
  const { numbers } = item.counts
  if (!numbers || numbers.n === 0)
    return (
      <QuestionResult item={item} total={total} kind={t('results.numbers')}>
        {null}
      </QuestionResult>
    )
  const columns = numberColumns(t, item, numbers)
  const title = titleOf(item).text
  const notes = [
    !numbers.exact && t('results.numbers_rounded'),
    numbers.more && t('results.numbers_more', { count: numbers.more, number: number(numbers.more) }),
  ].filter(Boolean)
  return (
    <QuestionResult item={item} total={total} kind={t('results.numbers')} chart={chartOf(t, item, numbers)}>
      <dl className={css.figures}>
        {figuresOf(t, item, numbers).map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ColumnChart title={title} columns={columns} unit={t('admin.answer')} />
      {notes.map((note) => (
        <p key={String(note)} className={css.note}>
          {note}
        </p>
      ))}
    </QuestionResult>
  )
}

function figuresOf(t: Translate, item: NumberedQuestion, { mean, q1, median, q3 }: NumberResults) {
  const { decimals } = numberOf(item.question ?? {})
  return [
    { name: t('results.numbers_mean'), text: textOf(item, mean === null ? null : Number(mean.toFixed(decimals + 1))) },
    { name: t('results.numbers_median'), text: textOf(item, median) },
    { name: t('results.numbers_half'), text: t('results.numbers_from_to', { from: textOf(item, q1), to: textOf(item, q3) }) },
  ]
}

function chartOf(t: Translate, item: NumberedQuestion, numbers: NumberResults): ChartData {
  const { shown, answered } = item.counts
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: [
      t('results.answered', { count: answered, number: number(answered) }),
      ...figuresOf(t, item, numbers).map(({ name, text }) => `${name}: ${text}`),
    ].join(' · '),
    columns: [t('admin.answer'), t('results.n'), '%'],
    rows: numberColumns(t, item, numbers).map(({ key, label, count }) => ({
      key,
      label,
      cells: [number(count), percentOf(count, numbers.n)],
      bars: [share(count, Math.max(shown, numbers.n))],
    })),
  }
}

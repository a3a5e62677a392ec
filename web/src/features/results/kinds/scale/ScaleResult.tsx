import { use } from 'react'
import type { Nps } from '#shared/responses/results.ts'
import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { BarTable } from '../../chart/BarTable.tsx'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import { baseOf, choiceChart, partsOf, percentOf, titleOf } from '../../questions/choiceChart.ts'
import { ReportContext } from '../../report/ReportContext.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import figures from '../Figures.module.css'
import type { ResultProps } from '../resultProps.ts'
import { Ends, StackedBar } from '../StackedBar.tsx'

/** The result of a scale: mean, median and Net Promoter Score, one stacked bar, and a table of its points. */
export function ScaleResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const compared = comparison && compareChart(t, item, comparison, query)
  const chart = compared ?? choiceChart(t, item, total, { ...query, order: 'survey' })
  const { mean, median, nps } = item.counts
  const named = [
    { name: t('results.numbers_mean'), text: mean == null ? '–' : number(Number(mean.toPrecision(3))) },
    { name: t('results.numbers_median'), text: median == null ? '–' : number(median) },
    ...(nps ? npsFigures(t, nps) : []),
  ]
  const parts = partsOf(item).map((part) => ({ ...part, name: part.key }))
  const base = baseOf(item, query.of)
  const isReport = use(ReportContext) !== null
  const note = [chart.note, ...named.map(({ name, text }) => `${name}: ${text}`)].join(' · ')
  return (
    <QuestionResult item={item} total={total} kind={t('results.scale')} chart={{ ...chart, note }} hasTable={!compared}>
      {compared ? (
        <CompareTable chart={compared} by={comparison.title} />
      ) : (
        <>
          <dl className={figures.figures}>
            {named.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <StackedBar title={titleOf(item).text} parts={parts} base={base} />
          <Ends parts={parts} base={base} />
          {!isReport && <BarTable {...chart} />}
        </>
      )}
    </QuestionResult>
  )
}

function npsFigures(t: Translate, { promoters, passives, detractors, score }: Nps) {
  const all = promoters + passives + detractors
  return [
    { name: t('results.nps'), text: score === null ? '–' : number(Math.round(score), { signDisplay: 'exceptZero' }) },
    ...Object.entries({ promoters, passives, detractors }).map(([name, count]) => ({
      name: t(`results.${name as 'promoters' | 'passives' | 'detractors'}`),
      text: percentOf(count, all),
    })),
  ]
}

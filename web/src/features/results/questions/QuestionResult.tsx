import { use, useId, type ReactNode } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import { ChartTable } from '../chart/ChartTable.tsx'
import type { ChartData } from '../chart/chartData.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { ReportContext } from '../report/ReportContext.ts'
import { titleOf } from './choiceChart.ts'
import css from './Questions.module.css'
import { ShownIf } from './ShownIf.tsx'

export const partId = (id: string) => `result-${id}`

type Props = {
  item: NumberedQuestion
  total: number
  /** A word on the kind of answers. */
  kind?: string | undefined
  chart?: ChartData | undefined
  /** Whether the report offers the chart as a table: the chart itself has none that everyone sees. */
  hasTable?: boolean
  children: ReactNode
}

/** A question's result: title, number of people asked where the section's was shown to others, number of answers, and its chart or answers. */
export function QuestionResult({ item, total, kind, chart, hasTable, children }: Props) {
  const t = useT()
  const id = useId()
  const isReport = use(ReportContext) !== null
  const { counts } = item
  const { text, lang } = titleOf(item)
  return (
    <article id={partId(item.id)} className={css.question} aria-labelledby={id} tabIndex={-1}>
      <header>
        <h3 id={id} className="text-md breakable">
          <span className="text-sm weight-medium muted">{item.number}</span>{' '}
          <span lang={lang} dir="auto">
            {text}
          </span>
        </h3>
        <p className="text-xs muted">
          {counts.shown !== item.sectionShown && (
            <>
              <strong className="weight-title ink">{t('results.asked_of', { shown: number(counts.shown), total: number(total) })}</strong>
              {' · '}
            </>
          )}
          {t('results.answered', { count: counts.answered, number: number(counts.answered) })}
          {kind && ` · ${kind}`}
        </p>
        <ShownIf lines={item.shownIf} />
        {counts.former && <p className="text-xs muted">{t('results.former', { count: counts.former, number: number(counts.former) })}</p>}
        {chart && <ChartMenu chart={chart} />}
      </header>
      {item.sentence && <p className={css.sentence}>{item.sentence}</p>}
      {children}
      {isReport && hasTable && chart && <ChartTable chart={chart} />}
    </article>
  )
}

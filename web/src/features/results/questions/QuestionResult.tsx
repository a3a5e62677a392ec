import { useId, type ReactNode } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import type { ChartData } from '../chart/chartData.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { titleOf } from './choiceChart.ts'
import css from './Questions.module.css'

/** The id of a question's part of the page, for the index. */
export const partId = (id: string) => `result-${id}`

type Props = {
  item: NumberedQuestion
  /** All responses that are counted. */
  total: number
  /** A word on what kind of answers these are. */
  kind?: string | undefined
  chart?: ChartData | undefined
  children: ReactNode
}

/** One question: what was asked of how many, and what came back. */
export function QuestionResult({ item, total, kind, chart, children }: Props) {
  const t = useT()
  const id = useId()
  const { counts } = item
  const { text, lang } = titleOf(item)
  return (
    <article id={partId(item.id)} className={css.question} aria-labelledby={id} tabIndex={-1}>
      <header>
        <h3 id={id}>
          <span className={css.number}>{item.number}</span>{' '}
          <span lang={lang} dir="auto">
            {text}
          </span>
        </h3>
        <p>
          <strong>{t('results.asked_of', { shown: number(counts.shown), total: number(total) })}</strong>
          {' · '}
          {t('results.answered', { count: counts.answered, number: number(counts.answered) })}
          {kind && ` · ${kind}`}
        </p>
        {chart && <ChartMenu chart={chart} />}
      </header>
      {children}
    </article>
  )
}

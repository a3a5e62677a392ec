import { use, useId } from 'react'
import { findChoice } from '#shared/kinds/choice.ts'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { BarTable } from '../../chart/BarTable.tsx'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import { baseOf, choiceChart, partsOf, titleOf } from '../../questions/choiceChart.ts'
import { ReportContext } from '../../report/ReportContext.ts'
import { Answers } from '../text/Answers.tsx'
import { Quotes } from '../text/Quotes.tsx'
import css from '../text/Quotes.module.css'
import type { ResultProps } from '../resultProps.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import { Ends, StackedBar, StackedLegend } from '../StackedBar.tsx'

/** The result of a choice question: bars, one stacked bar above them for a scale, or a table with a column for each group if answers are compared. */
export function ChoiceResult({ item, total, surveyId, query, comparison }: ResultProps) {
  const t = useT()
  const kind = isMultiChoiceType(item.counts.type) ? t('results.several') : undefined
  const compared = comparison && compareChart(t, item, comparison, query)
  const isOrdered = item.question?.ordered === true && !isMultiChoiceType(item.counts.type)
  const chart = compared ?? choiceChart(t, item, total, isOrdered ? { ...query, order: 'survey' } : query)
  const parts = partsOf(item)
  const base = baseOf(item, query.of)
  const isStacked = isOrdered && !compared && parts.some(({ count }) => count > 0)
  const isReport = use(ReportContext) !== null
  return (
    <QuestionResult item={item} total={total} kind={kind} chart={chart} hasTable={isStacked}>
      {isStacked && (
        <>
          <StackedLegend parts={parts} />
          <StackedBar title={titleOf(item).text} parts={parts} base={base} />
          <Ends parts={parts} base={base} />
        </>
      )}
      {compared ? <CompareTable chart={compared} by={comparison.title} /> : !(isStacked && isReport) && <BarTable {...chart} />}
      {item.question &&
        item.counts.choices?.map((choice) =>
          choice.texts ? <ChoiceTexts key={choice.value} {...{ surveyId, query, choice }} question={item.question!} /> : null,
        )}
    </QuestionResult>
  )
}

type TextsProps = Pick<ResultProps, 'surveyId' | 'query'> & { question: Question; choice: { value: string; texts?: number | undefined } }

/** The texts of a choice. */
function ChoiceTexts({ question, choice: { value, texts = 0 }, ...rest }: TextsProps) {
  const id = useId()
  const choice = findChoice(question.choices, value)
  const label = choice ? pickText(pair(choice, 'label')).text : value
  const isReport = use(ReportContext) !== null
  const answers = { ...rest, question, choice: value, answered: texts, title: label }
  return (
    <section aria-labelledby={id} className={isReport ? css.beside : undefined}>
      <h4 id={id}>{label}</h4>
      {isReport ? <Quotes {...answers} /> : <Answers {...answers} />}
    </section>
  )
}

import { useMemo } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { ErrorSummary } from '../../../../ui/forms/submitting/ErrorSummary.tsx'
import { isOnlyMissing, type Problem } from '../../answers/problems.ts'
import { controlPart } from '../../answers/controls.ts'
import { problemText } from '../../kinds/problemText.ts'
import { useAnswerStore, useStoreValue } from '../../answers/useAnswerStore.ts'
import { quotes } from '../../kinds/quotes/lazyQuotes.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'

/** The problems of one attempt to send, each with a link to its control; problems fixed since are struck out. Nothing once all are fixed. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  const t = useT()
  const store = useAnswerStore()
  useStoreValue(store, 'problems', store.problemCount)
  // The titles of this moment: an alert that changes with each typed letter would be read out each time.
  const questions = useMemo(
    () =>
      new Map(
        problems.flatMap(({ question }) => (question ? [[question, quotes.chunk?.quotedQuestion(store, question) ?? question]] : [])),
      ),
    [problems, store],
  )
  const remaining = problems.filter(({ control }) => store.problem(control))
  if (remaining.length === 0) return null
  const items = problems.map((problem) => {
    const fixed = !remaining.includes(problem)
    return {
      control: problem.control,
      name: problem.question ? (
        <ProblemName {...problem} question={questions.get(problem.question)!} />
      ) : (
        problem.field && t(`survey.${problem.field}`)
      ),
      text: fixed ? t('response.fixed') : problemText(problem, t),
      fixed,
    }
  })
  return (
    <ErrorSummary
      className="above-6"
      title={t(isOnlyMissing(remaining) ? 'response.missing_answers' : 'response.problems', {
        count: new Set(remaining.map(({ question, control }) => question?.id ?? control)).size,
      })}
      items={items}
      part={controlPart}
    />
  )
}

/** The title of the question, and the label of the row that the problem is about. */
function ProblemName({ question, row: id }: Problem & { question: Question }) {
  const row = question.rows?.find((one) => one.id === id)
  return (
    <>
      <BilingualText of={pair(question, 'title')} />
      {row && (
        <>
          {': '}
          <BilingualText of={pair(row, 'label')} fallback={row.id} />
        </>
      )}
    </>
  )
}

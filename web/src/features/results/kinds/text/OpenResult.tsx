import { use } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import { titleOf } from '../../questions/choiceChart.ts'
import { ReportContext } from '../../report/ReportContext.ts'
import type { ResultProps } from '../resultProps.ts'
import { Answers } from './Answers.tsx'
import { Quotes } from './Quotes.tsx'

/** The result of a text question: its answers, newest first, with a search; in the report, the pinned ones. */
export const TextResult = (props: ResultProps) => <OpenResult {...props} isFiles={false} />

/** The result of a file question: the files of its answers, newest first. */
export const FileResult = (props: ResultProps) => <OpenResult {...props} isFiles />

function OpenResult({ item, total, surveyId, query, isFiles }: ResultProps & { isFiles: boolean }) {
  const t = useT()
  const isReport = use(ReportContext) !== null
  const { counts, question } = item
  const answers = question && { surveyId, query, question, answered: counts.answered, title: titleOf(item).text }
  return (
    <QuestionResult item={item} total={total} kind={t(isFiles ? 'results.files' : 'results.free_text')}>
      {counts.answered > 0 && answers && (isReport ? !isFiles && <Quotes {...answers} /> : <Answers {...answers} isFiles={isFiles} />)}
    </QuestionResult>
  )
}

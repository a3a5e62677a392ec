import { lazy, memo, Suspense, useMemo } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { QuestionBlock } from '../questions/QuestionBlock.tsx'
import { TextQuestion } from '../questions/TextQuestion.tsx'
import { useAnswerStore } from '../answers/useAnswers.ts'
import css from './SurveyPreview.module.css'

type Props = {
  question: Question
  /** The texts of whoever looks at the preview. */
  say: Translate
}

/** A question as respondents meet it; where a preview cannot do the same, it says so. */
export const PreviewQuestion = memo(function PreviewQuestion({ question, say }: Props) {
  if (question.type === 'rich_text')
    return (
      <>
        <AsPlainText question={question} />
        <p className={css.remark}>{say('preview.plain_text')}</p>
      </>
    )
  // nothing meanwhile: what the survey page has would send the files
  if (question.type === 'file_upload')
    return (
      <Suspense fallback={null}>
        <LocalFiles question={question} />
        <p className={css.remark}>{say('preview.files_stay')}</p>
      </Suspense>
    )
  return <QuestionBlock question={question} />
})

/** The editor of formatted text asks the browser what is marked in the page itself, never in a frame of it. */
function AsPlainText({ question }: { question: Question }) {
  const plain = useMemo(() => ({ ...question, type: 'long_text' as const }), [question])
  return <TextQuestion question={plain} />
}

const LocalFiles = lazy(async () => {
  const { Question: FileQuestion, loadLocalSender, uploadsOf } = await import('../questions/filesChunk.ts')
  return {
    default: function LocalFiles({ question }: { question: Question }) {
      uploadsOf(useAnswerStore(), loadLocalSender)
      return <FileQuestion question={question} />
    },
  }
})

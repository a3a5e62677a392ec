import { lazy, memo, Suspense, useMemo } from 'react'
import { answerKind } from '#shared/survey/questionTypes.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { QuestionBlock } from '../questions/QuestionBlock.tsx'
import { TextQuestion } from '../questions/TextQuestion.tsx'
import { useAnswerStore } from '../answers/useAnswers.ts'
import css from './SurveyPreview.module.css'

type Props = {
  question: Question
  /** Translates into the admin's own language, not the preview's. */
  say: Translate
}

/** A question as on the survey's page, with a remark where a preview does less. */
export const PreviewQuestion = memo(function PreviewQuestion({ question, say }: Props) {
  const kind = answerKind(question.type)
  if (kind === 'html')
    return (
      <>
        <AsPlainText question={question} />
        <p className={css.remark}>{say('preview.plain_text')}</p>
      </>
    )
  // no fallback: the control of the survey's page would send the files
  if (kind === 'files')
    return (
      <Suspense fallback={null}>
        <LocalFiles question={question} />
        <p className={css.remark}>{say('preview.files_stay')}</p>
      </Suspense>
    )
  return <QuestionBlock question={question} />
})

/** Rich text as plain text: Quill reads the selection of the page, not that of the preview's frame. */
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

import { memo, Suspense } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { QuestionBlock } from '../kinds/QuestionBlock.tsx'
import { previewedKinds } from '../kinds/previewedKinds.tsx'
import css from './SurveyPreview.module.css'

type Props = {
  question: Question
  /** Translates into the admin's own language, not the preview's. */
  say: Translate
}

/** A question as on the survey's page, with a remark where a preview does less. */
export const PreviewQuestion = memo(function PreviewQuestion({ question, say }: Props) {
  const { Control = QuestionBlock, remark } = previewedKinds[question.type] ?? {}
  return (
    <Suspense fallback={null}>
      <Control question={question} />
      {remark && <p className={css.remark}>{say(remark)}</p>}
    </Suspense>
  )
})

import { lazy, useMemo, type ComponentType } from 'react'
import type { QuestionType } from '#shared/survey/questionTypes.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { TextKey } from '../../../lib/language/i18n.ts'
import { useAnswerStore } from '../answers/useAnswers.ts'
import { QuestionBlock } from './QuestionBlock.tsx'
import { TextQuestion } from './text/TextQuestion.tsx'

/** How one type of question shows in the editor's preview, with a remark where the preview does less than the page. */
type PreviewedKind = { Control: ComponentType<{ question: Question }>; remark?: TextKey }

/** Rich text as plain text: Quill reads the selection of the page, not that of the preview's frame. */
function AsPlainText({ question }: { question: Question }) {
  const plain = useMemo(() => ({ ...question, type: 'long_text' as const }), [question])
  return <TextQuestion question={plain} />
}

/** The control of the survey's page would send the files. */
const LocalFiles = lazy(async () => {
  const { Question: FileQuestion, loadLocalSender, uploadsOf } = await import('./files/filesChunk.ts')
  return {
    default: function LocalFiles({ question }: { question: Question }) {
      uploadsOf(useAnswerStore(), loadLocalSender)
      return <FileQuestion question={question} />
    },
  }
})

const asAsked: PreviewedKind = { Control: QuestionBlock }

export const previewedKinds: Record<QuestionType, PreviewedKind> = {
  short_text: asAsked,
  long_text: asAsked,
  rich_text: { Control: AsPlainText, remark: 'preview.plain_text' },
  single_choice: asAsked,
  multi_select: asAsked,
  file_upload: { Control: LocalFiles, remark: 'preview.files_stay' },
}

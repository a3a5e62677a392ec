import { lazy, type ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { TextKey } from '../../../lib/language/i18n.ts'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { LongTextQuestion } from './text/TextQuestion.tsx'

/** How the editor's preview shows a type of question if it does less than the page, as the remark says. */
type PreviewedKind = { Control: ComponentType<{ question: Question }>; remark: TextKey }

/** The control of the survey's page would upload the files. */
const LocalFiles = lazy(async () => {
  const { Question: FileQuestion, loadLocalSender, uploadsOf } = await import('./files/fileUploadChunk.ts')
  return {
    default: function LocalFiles({ question }: { question: Question }) {
      uploadsOf(useAnswerStore(), loadLocalSender)
      return <FileQuestion question={question} />
    },
  }
})

/** Types without an entry show as on the page. */
export const previewedKinds: Partial<Record<QuestionType, PreviewedKind>> = {
  // Quill reads the selection of the page, not that of the preview's frame.
  rich_text: { Control: LongTextQuestion, remark: 'preview.plain_text' },
  file_upload: { Control: LocalFiles, remark: 'preview.files_stay' },
}

import { lazy, type ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { TextKey } from '../../../lib/language/i18n.ts'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { LongTextQuestion } from './text/TextQuestion.tsx'

/** How a type of question shows in the editor's preview where that does less than the page, which the remark says. */
type PreviewedKind = { Control: ComponentType<{ question: Question }>; remark: TextKey }

/** The control of the survey's page would send the files. */
const LocalFiles = lazy(async () => {
  const { Question: FileQuestion, loadLocalSender, uploadsOf } = await import('./files/fileUploadChunk.ts')
  return {
    default: function LocalFiles({ question }: { question: Question }) {
      uploadsOf(useAnswerStore(), loadLocalSender)
      return <FileQuestion question={question} />
    },
  }
})

/** The types that show as on the page are left out. */
export const previewedKinds: Partial<Record<QuestionType, PreviewedKind>> = {
  // Quill reads the selection of the page, not that of the preview's frame.
  rich_text: { Control: LongTextQuestion, remark: 'preview.plain_text' },
  file_upload: { Control: LocalFiles, remark: 'preview.files_stay' },
}

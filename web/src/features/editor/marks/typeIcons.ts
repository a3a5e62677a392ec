import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { WorkIconName } from '../../../ui/WorkIcon.tsx'

/** The icon of each question type. */
export const typeIcons = {
  short_text: 'short',
  long_text: 'long',
  rich_text: 'rich',
  single_choice: 'single',
  multi_select: 'multi',
  file_upload: 'attachment',
} as const satisfies Record<QuestionType, WorkIconName>

import type { QuestionType } from '#shared/kinds/kinds.ts'
import { AttachmentIcon } from '../../../ui/icons/fileIcons.ts'
import type { IconProps } from '../../../ui/icons/icon.tsx'
import {
  LongTextIcon,
  MultiSelectIcon,
  RichTextIcon,
  SectionIcon,
  ShortTextIcon,
  SingleChoiceIcon,
} from '../../../ui/icons/questionIcons.ts'

const icons = {
  short_text: ShortTextIcon,
  long_text: LongTextIcon,
  rich_text: RichTextIcon,
  single_choice: SingleChoiceIcon,
  multi_select: MultiSelectIcon,
  file_upload: AttachmentIcon,
} as const satisfies Record<QuestionType, typeof SectionIcon>

/** The icon of a question's type; without a type, that of a section. */
export function TypeIcon({ type, className }: { type: QuestionType | undefined } & IconProps) {
  const TypedIcon = type ? icons[type] : SectionIcon
  return <TypedIcon className={className} />
}

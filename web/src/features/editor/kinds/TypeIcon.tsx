import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { IconProps } from '../../../ui/icons/icon.tsx'
import { SectionIcon } from '../../../ui/icons/questionIcons.ts'
import { editedKinds } from './editedKinds.ts'

export function TypeIcon({ type, className }: { type: QuestionType | undefined } & IconProps) {
  const TypedIcon = type ? editedKinds[type].icon : SectionIcon
  return <TypedIcon className={className} />
}

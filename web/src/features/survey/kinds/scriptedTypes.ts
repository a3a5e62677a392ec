import type { QuestionType } from '#shared/kinds/kinds.ts'

/** The types whose control only a script can draw. The HTML of a published page has the controls of all others. */
export const scriptedTypes: ReadonlySet<string> = new Set<QuestionType>(['rich_text', 'file_upload'])

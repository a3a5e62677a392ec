import type { QuestionType } from '#shared/kinds/kinds.ts'

/** The types whose control only a script can draw. Published HTML has the controls of all other types. */
export const scriptedTypes: ReadonlySet<string> = new Set<QuestionType>(['rich_text', 'file_upload'])

import { questionTypeNames } from '#shared/survey/questionTypes.ts'
import type { Survey } from '#shared/survey/survey.ts'

/** Whether a reply is a survey with a type of question that this script does not know, since the page was opened before a deployment. */
export function hasUnknownType(reply: unknown): boolean {
  const { sections } = (reply ?? {}) as Partial<Survey>
  return sections?.some(({ questions }) => questions?.some(({ type }) => !questionTypeNames.includes(type))) ?? false
}

import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { AnsweredSections } from '../layout/litSections.ts'
import type { AnswerStore } from './answerStore.ts'

/**
 * A section is answered when all of its required questions are, or any question if none is required. A section without questions is answered. A
 * section with only hidden questions is left out.
 */
export function answeredSections({ arranged, shown, isDone }: Pick<AnswerStore, 'arranged' | 'shown' | 'isDone'>): AnsweredSections {
  const { sections, questions } = shown()
  const found = arranged.sections.flatMap((section): [string, number][] => {
    if (!sections.has(section.id)) return []
    const visible = section.questions.filter(({ id }) => questions.has(id))
    if (visible.length === 0 && section.questions.length > 0) return []
    const asked = visible.filter(takesAnswer)
    const required = asked.filter((question) => question.required)
    if (required.length > 0) return [[section.id, required.filter(isDone).length / required.length]]
    return [[section.id, asked.length === 0 || asked.some(isDone) ? 1 : 0]]
  })
  return new Map(found)
}

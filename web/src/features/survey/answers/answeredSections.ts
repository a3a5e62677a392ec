import { useSyncExternalStore } from 'react'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { AnswerStore } from './answerStore.ts'
import { createTopics } from './createTopics.ts'

/** By the id of a section that shows: how much of it is answered, from 0 to 1. In the order shown. */
export type AnsweredSections = ReadonlyMap<string, number>

/**
 * Counts a section's required questions, and where none is required one answer is enough. A section without questions is answered; one whose questions
 * are all hidden is left out.
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

// The cover stands outside of the form whose answers light it, and loads later.
let current: { surveyId: string; answered: AnsweredSections } | null = null
const { subscribe, notify } = createTopics()
const listen = (listener: () => void) => subscribe(['current'], listener)

/** Tells the survey's cover what is answered. Returns a function that takes it back. */
export function showAnsweredSections(surveyId: string, answered: AnsweredSections): () => void {
  const mine = (current = { surveyId, answered })
  notify('current')
  return () => {
    if (current !== mine) return
    current = null
    notify('current')
  }
}

/** What is answered in the survey's open form; null before the first answer. */
export const useAnsweredSections = (surveyId: string): AnsweredSections | null =>
  useSyncExternalStore(
    listen,
    () => (current?.surveyId === surveyId ? current.answered : null),
    () => null,
  )

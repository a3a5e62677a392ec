import { createStore, useStore } from '../../../lib/store/createStore.ts'

/** By the id of a section that shows: how much of it is answered, from 0 to 1. In the order shown. */
export type AnsweredSections = ReadonlyMap<string, number>

// The cover stands outside of the form whose answers light it, and each loads when it can.
const lit = createStore<{ surveyId: string; answered: AnsweredSections } | null>(null)

/** Tells the survey's cover what is answered. Returns a function that takes that back. */
export function lightSections(surveyId: string, answered: AnsweredSections): () => void {
  const mine = { surveyId, answered }
  lit.set(mine)
  return () => lit.get() === mine && lit.set(null)
}

/** What is answered in the survey's open form; null before the first answer, as in published HTML. */
export function useLitSections(surveyId: string): AnsweredSections | null {
  const now = useStore(lit, () => null)
  return now?.surveyId === surveyId ? now.answered : null
}

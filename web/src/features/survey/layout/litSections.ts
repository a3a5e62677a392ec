import { createStore, useStore } from '../../../lib/store/createStore.ts'

/** By id of a shown section: the answered share, from 0 to 1. In the order shown. */
export type AnsweredSections = ReadonlyMap<string, number>

// The cover is outside of the form whose answers light it, and each loads at its own time.
const lit = createStore<{ surveyId: string; answered: AnsweredSections } | null>(null)

/** Passes the answered shares to the survey's cover. Returns a function that removes them. */
export function lightSections(surveyId: string, answered: AnsweredSections): () => void {
  const mine = { surveyId, answered }
  lit.set(mine)
  return () => lit.get() === mine && lit.set(null)
}

/** The answered shares of the survey's open form; null before the first answer, as in published HTML. */
export function useLitSections(surveyId: string): AnsweredSections | null {
  const now = useStore(lit, () => null)
  return now?.surveyId === surveyId ? now.answered : null
}

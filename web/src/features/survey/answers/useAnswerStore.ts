import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { AnswerStore } from './answerStore.ts'
import { answerControl, demographicControl } from './controls.ts'
import type { DemographicField } from '#shared/responses/demographicFields.ts'

export const AnswerStoreContext = createContext<AnswerStore | null>(null)

/** The store of the form around the component. Throws outside of a form. */
export function useAnswerStore(): AnswerStore {
  const store = use(AnswerStoreContext)
  if (!store) throw new Error('No survey form around this component')
  return store
}

/** The value of `read`, read again whenever `topic` is notified. Until then `read` must return the same value or object. */
export function useStoreValue<T>(store: AnswerStore, topic: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe([topic], listener), [store, topic])
  return useSyncExternalStore(subscribe, read, read)
}

/** One question's answer, its problem, the id of its control, and the function that stores an answer. */
export function useAnswer(questionId: string) {
  const store = useAnswerStore()
  const control = answerControl(questionId)
  const value = useStoreValue(store, control, () => store.value(questionId))
  const problem = useStoreValue(store, control, () => store.problem(control))
  return { value, problem, control, answer: store.answer }
}

export function useDemographic(field: DemographicField) {
  const store = useAnswerStore()
  const control = demographicControl(field)
  const value = useStoreValue(store, control, () => store.demographic(field))
  const problem = useStoreValue(store, control, () => store.problem(control))
  return { value, problem, control, describe: (typed: string) => store.setDemographic(field, typed) }
}

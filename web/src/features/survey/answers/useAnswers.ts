import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { AnswerStore } from './answerStore.ts'
import { answerControl, demographicControl } from './controls.ts'
import type { DemographicField } from './demographicFields.ts'

/** The store of the form around. */
export const AnswerStoreContext = createContext<AnswerStore | null>(null)

export function useAnswerStore(): AnswerStore {
  const store = use(AnswerStoreContext)
  if (!store) throw new Error('No survey form around this component')
  return store
}

/** What `read` says of the store, followed by topic. `read` must answer the same object until the topic is told. */
export function useStoreValue<T>(store: AnswerStore, topic: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe([topic], listener), [store, topic])
  return useSyncExternalStore(subscribe, read, read)
}

/** One question's answer and what stands against it. Renders with that question alone. */
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

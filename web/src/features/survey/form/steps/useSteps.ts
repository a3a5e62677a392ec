import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { stepsOf } from './stepsOf.ts'

/** The steps of the form's `survey` that show now; the same array while they do not change. */
export function useSteps(survey: Survey): readonly string[] {
  const store = useAnswerStore()
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(
        survey.sections.map(({ id }) => `section:${id}`),
        listener,
      ),
    [store, survey],
  )
  const read = () => JSON.stringify(stepsOf(store.arranged, store.shown()))
  const ids = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => JSON.parse(ids) as string[], [ids])
}

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { useEditorStore } from '../store/useEditorStore.ts'
import type { SaveState, SurveySaver } from './surveySaver.ts'

export const SaverContext = createContext<SurveySaver | null>(null)

/** What saves the survey of the editor around. */
export function useSaver(): SurveySaver {
  const saver = use(SaverContext)
  if (!saver) throw new Error('No editor around this component')
  return saver
}

/** How saving stands. */
export function useSaveState(): SaveState {
  const saver = useSaver()
  return useSyncExternalStore(saver.subscribe, saver.state)
}

/** Whether there is anything that is not stored. */
export function useIsUnsaved(): boolean {
  const store = useEditorStore()
  const saver = useSaver()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), saver.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    [store, saver],
  )
  return useSyncExternalStore(subscribe, saver.isUnsaved)
}

/** The survey's id and slug as they are saved; null before the first save. For what leads to the survey's page. */
export function useSavedAddress(): { id: string; slug: string } | null {
  return useSaveState().stored
}

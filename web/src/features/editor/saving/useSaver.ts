import { createContext, use, useSyncExternalStore } from 'react'
import type { SurveySaver } from './surveySaver.ts'

export const SaverContext = createContext<SurveySaver | null>(null)

/** The saver of the surrounding editor. Throws outside of one. */
export function useSaver(): SurveySaver {
  const saver = use(SaverContext)
  if (!saver) throw new Error('No editor around this component')
  return saver
}

export function useSaveState(): ReturnType<SurveySaver['state']> {
  const saver = useSaver()
  return useSyncExternalStore(saver.subscribe, saver.state)
}

export function useIsUnsaved(): boolean {
  const saver = useSaver()
  return useSyncExternalStore(saver.subscribeToUnsaved, saver.isUnsaved)
}

/** The saved id and slug of the survey, for links to its page; null before the first save. */
export function useSavedAddress(): { id: string; slug: string } | null {
  return useSaveState().stored
}

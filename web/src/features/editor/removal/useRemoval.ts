import { useCallback } from 'react'
import type { Edit } from '../store/editorStore.ts'
import { useEditorStore, useEditorView } from '../store/useEditorStore.ts'
import { conditionsLosing } from './conditionsLosing.ts'

/** Removes a part by `run`; asks first if conditions lose something. `edit`: the effect of `run` on the survey. */
export function useRemoval(): (edit: Edit, run: () => void) => void {
  const store = useEditorStore()
  const view = useEditorView()
  return useCallback(
    (edit, run) => {
      const losing = conditionsLosing(store.get(), edit(store.get()))
      if (losing.length === 0) run()
      else view.confirmRemoval({ losing, run })
    },
    [store, view],
  )
}

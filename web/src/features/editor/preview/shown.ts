import { useCallback, useSyncExternalStore } from 'react'
import type { Visible } from '#shared/branching/surveyDocument.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { createListeners } from '../../../lib/store/createStore.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditorStore.ts'

/** The parts that the preview hides, by id, and the section at which the survey ended in it. */
type ShownInPreview = { hidden: ReadonlySet<string>; endedBy: string | undefined }

const shownByEditor = new WeakMap<EditorStore, ShownInPreview>()
const { notify, subscribe } = createListeners()

/** null without a preview. */
export function setShownInPreview(store: EditorStore, shown: ShownInPreview | null): void {
  const before = shownByEditor.get(store) ?? null
  if (isSame(before, shown)) return
  if (shown) shownByEditor.set(store, shown)
  else shownByEditor.delete(store)
  notify()
}

function isSame(one: ShownInPreview | null, other: ShownInPreview | null): boolean {
  if (!one || !other) return one === other
  return one.endedBy === other.endedBy && one.hidden.size === other.hidden.size && [...one.hidden].every((id) => other.hidden.has(id))
}

/** The visibility in the preview of the surrounding editor; null without a preview. */
export function useShownInPreview(): ShownInPreview | null {
  const store = useEditorStore()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => shownByEditor.get(store) ?? null, [store]),
  )
}

export function shownInPreview({ sections }: SurveyBody, visible: Visible): ShownInPreview {
  const hidden = sections.flatMap(({ id, questions }) => [
    ...(visible.sections.has(id) ? [] : [id]),
    ...questions.flatMap((question) => (visible.questions.has(question.id) ? [] : [question.id])),
  ])
  return { hidden: new Set(hidden), endedBy: visible.ended_by }
}

import type { LogicPlace } from '#shared/logic/logicWarning.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditor.ts'
import { useEditorView } from '../../store/useEditorView.ts'

/** Opens a place among the cards; the editor leaves the map by that. `id`: of the section or question that it belongs to. */
export function useOpen(): (place: LogicPlace, id: string) => void {
  const store = useEditorStore()
  const view = useEditorView()
  return (place, id) => view.show(place, place.kind === 'question' ? surveyIndex(store.survey()).questions.get(id)?.section.id : undefined)
}

import { useMemo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { moveChoice } from '../../store/edits/choices.ts'
import { moveQuestion } from '../../store/edits/questions.ts'
import { moveSection } from '../../store/edits/sections.ts'
import type { Edit } from '../../store/editorStore.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditor.ts'
import { announce } from '../announce.ts'
import { keepingFocus } from '../keepingFocus.ts'
import { undoing } from '../undoing.ts'
import { rulesPointingBack } from './rulesPointingBack.ts'
import { siblings, sortable } from './sortable.ts'

/** Moves of sections, questions and choices. One that makes rules point backwards says so, with Undo. */
export function useMoves() {
  const store = useEditorStore()
  const t = useT()
  return useMemo(() => {
    /** Moves what `name` stands for to where the one at `to` of its list stands. */
    const move = (name: string, to: number) => {
      const what = sortable(name)
      const before = store.survey()
      store.edit(
        what.kind === 'section'
          ? moveSection(what.id, to)
          : what.kind === 'question'
            ? moveQuestion(what.id, to)
            : moveChoice(what.questionId, what.id, to),
      )
      const after = store.survey()
      if (what.kind === 'choice' || after === before) return
      const back: Edit =
        what.kind === 'section' ? moveSection(what.id, indexOf(before, name)) : moveQuestion(what.id, indexOf(before, name))
      // Once the move is on the screen: a long survey has many rules to look at.
      setTimeout(() => {
        const known = rulesPointingBack(before)
        const count = [...rulesPointingBack(after)].filter((rule) => !known.has(rule)).length
        if (count) toast(t('cards.points_back', { count }), { action: { label: t('work.undo'), run: undoing(store, back) } })
      })
    }
    /** Moves by so many places, keeps the focus on what has it, and announces where it is now. */
    const moveBy = (name: string, step: 1 | -1) => {
      const at = indexOf(store.survey(), name) + step
      const count = siblings(store.survey(), name)
      if (at < 0 || at >= count) return
      keepingFocus(() => move(name, at))
      announce(t('work.moved_to', { at: at + 1, count }))
    }
    return { move, moveBy }
  }, [store, t])
}

function indexOf(survey: Parameters<typeof surveyIndex>[0], name: string): number {
  const what = sortable(name)
  const { sections, questions } = surveyIndex(survey)
  if (what.kind === 'section') return sections.get(what.id)?.index ?? -1
  if (what.kind === 'question') return questions.get(what.id)?.index ?? -1
  return questions.get(what.questionId)?.question.choices.findIndex(({ id }) => id === what.id) ?? -1
}

import type { Question, Survey } from '#shared/survey/survey.ts'
import { isSameList } from './isSameList.ts'

type List = readonly Question[]
type Shown = { sections: ReadonlySet<string>; questions: ReadonlySet<string> }

/** Questions that are mounted at once: about what the first screen shows. */
export const firstBatch = 3
/** Questions that are mounted in one step, so that no step is a long task. */
const batchSize = 10
/** If a choice hides more questions than this, they stay mounted but hidden, since unmounting and mounting them again would take long. */
const maxRemoved = 30

/** Mounts the shown questions a few at a time in the order of the survey, so that a long survey opens fast. */
export function createProgressiveMount({ sections }: Pick<Survey, 'sections'>) {
  /** By section, the questions to show; null while the section is hidden. */
  const visibleLists = new Map<string, List | null>()
  /** By section, its mounted questions. */
  const mountedLists = new Map<string, List>()
  const hidden = new Map<string, List>()
  const mountedIds = new Set<string>()
  /** Sections with questions that are not mounted yet. */
  const pending = new Set<string>()

  function show(id: string, questions: List) {
    const mounted = questions.filter((question) => mountedIds.has(question.id))
    if (mounted.length > 0 || mountedLists.has(id) || hidden.has(id)) mountedLists.set(id, mounted)
    if (mounted.length < questions.length || !mountedLists.has(id)) pending.add(id)
    else pending.delete(id)
    hidden.delete(id)
  }

  function hide(id: string, all: List, keep: boolean) {
    const list = mountedLists.get(id)
    mountedLists.delete(id)
    pending.delete(id)
    if (list && keep) hidden.set(id, list)
    else for (const question of all) mountedIds.delete(question.id)
  }

  return {
    /** Applies the present visibility; `removed`: how many questions became hidden. Returns the ids of changed sections; an equal list stays the same. */
    update: (shown: Shown, removed = 0): string[] =>
      sections.flatMap(({ id, questions }) => {
        const list = shown.sections.has(id) ? questions.filter((question) => shown.questions.has(question.id)) : null
        const before = visibleLists.get(id)
        if (before !== undefined && isSameList(before, list)) return []
        visibleLists.set(id, list)
        if (!list) hide(id, questions, removed > maxRemoved)
        else {
          for (const question of questions) if (!shown.questions.has(question.id)) mountedIds.delete(question.id)
          show(id, list)
        }
        return [id]
      }),

    /** Mounts the next questions. Returns the ids of the sections that changed. */
    next: (questions = batchSize): string[] => {
      let room = questions
      const changed: string[] = []
      for (const { id } of sections) {
        if (room <= 0) break
        if (!pending.has(id)) continue
        const list = visibleLists.get(id) ?? []
        const waiting = list.filter((question) => !mountedIds.has(question.id))
        for (const question of waiting.slice(0, room)) mountedIds.add(question.id)
        if (waiting.length <= room) pending.delete(id)
        room -= Math.max(waiting.length, 1)
        mountedLists.set(
          id,
          list.filter((question) => mountedIds.has(question.id)),
        )
        changed.push(id)
      }
      return changed
    },

    isDone: () => pending.size === 0,
    /** The mounted questions of a section; null while it is hidden or not mounted yet. */
    list: (sectionId: string) => mountedLists.get(sectionId) ?? null,
    /** The questions of a hidden section that stays mounted; undefined for any other. */
    hidden: (sectionId: string) => hidden.get(sectionId),
  }
}

import type { Question, Survey } from '#shared/survey/survey.ts'
import { isSameList } from './answerValues.ts'

type List = readonly Question[]
type Shown = { sections: ReadonlySet<string>; questions: ReadonlySet<string> }

/** Questions that have their place from the first: what a screen shows of a survey when it opens, more or less. */
export const firstBatch = 3
/** Questions that come onto the page in one step: what is beyond them waits for its turn, so that no step is a long one. */
const batchSize = 10
/** Where a choice hides more questions than this, they stay on the page, out of sight: to take them out and make them anew would take long. */
const maxRemoved = 30

/** Which questions are on the page: those that show come a few at a time, in the order of the survey, however long a section is. */
export function createProgressiveMount({ sections }: Pick<Survey, 'sections'>) {
  /** By section, the questions that show; null while the section is hidden. */
  const visibleLists = new Map<string, List | null>()
  /** By section, those of them that are on the page. */
  const mountedLists = new Map<string, List>()
  const hidden = new Map<string, List>()
  const mountedIds = new Set<string>()
  /** Sections with something that waits for its place. */
  const pending = new Set<string>()

  function show(id: string, mountedQuestions: List) {
    const here = mountedQuestions.filter((question) => mountedIds.has(question.id))
    if (here.length > 0 || mountedLists.has(id) || hidden.has(id)) mountedLists.set(id, here)
    if (here.length < mountedQuestions.length || !mountedLists.has(id)) pending.add(id)
    else pending.delete(id)
    hidden.delete(id)
  }

  function hide(id: string, all: List, stays: boolean) {
    const list = mountedLists.get(id)
    mountedLists.delete(id)
    pending.delete(id)
    if (list && stays) hidden.set(id, list)
    else for (const question of all) mountedIds.delete(question.id)
  }

  return {
    /** Takes what shows now, and how many questions `removed` do no longer. Answers the sections that changed; a list that stays the same stays the very list. */
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

    /** Gives the next questions that wait their place on the page. Answers the sections that changed. */
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
    /** The questions of a section that are on the page; null while it is hidden, or has no place yet. */
    list: (sectionId: string) => mountedLists.get(sectionId) ?? null,
    /** What a hidden section showed, where it stays on the page out of sight. */
    hidden: (sectionId: string) => hidden.get(sectionId),
  }
}

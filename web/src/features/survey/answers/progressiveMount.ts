import type { Question, Survey } from '#shared/survey/survey.ts'
import { sameList } from './answerValues.ts'

type List = readonly Question[]
type Shown = { sections: ReadonlySet<string>; questions: ReadonlySet<string> }

/** Questions that have their place from the first: what a screen shows of a survey when it opens, more or less. */
const atFirst = 3
/** Questions that come onto the page in one step: what is beyond them waits for its turn, so that no step is a long one. */
const step = 10
/** Where a choice hides more questions than this, they stay on the page, out of sight: to take them out and make them anew would take long. */
const most = 30

/** Which questions are on the page: those that show come a few at a time, in the order of the survey, however long a section is. */
export function createProgressiveMount({ sections }: Pick<Survey, 'sections'>) {
  /** By section, the questions that show; null while the section is hidden. */
  const showing = new Map<string, List | null>()
  /** By section, those of them that are on the page. */
  const lists = new Map<string, List>()
  const keptHidden = new Map<string, List>()
  const placed = new Set<string>()
  /** Sections with something that waits for its place. */
  const due = new Set<string>()

  function show(id: string, list: List) {
    const here = list.filter((question) => placed.has(question.id))
    if (here.length > 0 || lists.has(id) || keptHidden.has(id)) lists.set(id, here)
    if (here.length < list.length || !lists.has(id)) due.add(id)
    else due.delete(id)
    keptHidden.delete(id)
  }

  function hide(id: string, all: List, stays: boolean) {
    const list = lists.get(id)
    lists.delete(id)
    due.delete(id)
    if (list && stays) keptHidden.set(id, list)
    else for (const question of all) placed.delete(question.id)
  }

  return {
    /** Takes what shows now, and how many questions `removed` do no longer. Answers the sections that changed; a list that stays the same stays the very list. */
    arrange: (shown: Shown, removed = 0): string[] =>
      sections.flatMap(({ id, questions }) => {
        const list = shown.sections.has(id) ? questions.filter((question) => shown.questions.has(question.id)) : null
        const before = showing.get(id)
        if (before !== undefined && sameList(before, list)) return []
        showing.set(id, list)
        if (!list) hide(id, questions, removed > most)
        else {
          for (const question of questions) if (!shown.questions.has(question.id)) placed.delete(question.id)
          show(id, list)
        }
        return [id]
      }),

    /** Gives the next questions that wait their place on the page. Answers the sections that changed. */
    place: (questions = step): string[] => {
      let room = questions
      const changed: string[] = []
      for (const { id } of sections) {
        if (room <= 0) break
        if (!due.has(id)) continue
        const list = showing.get(id) ?? []
        const waiting = list.filter((question) => !placed.has(question.id))
        for (const question of waiting.slice(0, room)) placed.add(question.id)
        if (waiting.length <= room) due.delete(id)
        room -= Math.max(waiting.length, 1)
        lists.set(
          id,
          list.filter((question) => placed.has(question.id)),
        )
        changed.push(id)
      }
      return changed
    },

    atFirst,
    isDone: () => due.size === 0,
    /** The questions of a section that are on the page; null while it is hidden, or has no place yet. */
    list: (sectionId: string) => lists.get(sectionId) ?? null,
    /** What a hidden section showed, where it stays on the page out of sight. */
    keptHidden: (sectionId: string) => keptHidden.get(sectionId),
  }
}

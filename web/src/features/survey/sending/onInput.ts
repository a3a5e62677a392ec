import type { AnswerStore } from '../answers/answerStore.ts'
import { sayConflicts } from './problems/sayConflicts.ts'
import { trackReach } from './reach/trackReach.ts'

/** What the form can do without: called once it is idle, and after each input. */
export function onInput(store: AnswerStore): void {
  sayConflicts(store)
  trackReach(store)
}

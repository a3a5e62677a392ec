import type { AnswerStore } from '../answers/answerStore.ts'
import { sayConflicts } from './problems/sayConflicts.ts'
import { trackReach } from './reach/trackReach.ts'

/** Optional work for a form: called once it is idle, and after each input. */
export function onInput(store: AnswerStore): void {
  sayConflicts(store)
  trackReach(store)
}

import type { AnswerStore } from '../answers/answerStore.ts'
import { reportConflicts } from './problems/reportConflicts.ts'
import { trackReach } from './reach/trackReach.ts'

/** Optional work for a form: called once it is idle, and after each input. */
export function onInput(store: AnswerStore): void {
  reportConflicts(store)
  trackReach(store)
}

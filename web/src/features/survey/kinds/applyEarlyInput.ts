import type { EarlyInput } from '../../../lib/hydration/earlyInput.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { answerControl } from '../answers/controls.ts'
import { demographicFields } from '../answers/demographicFields.ts'
import { controls } from './controls.ts'

/** Enters into the store what was typed or chosen before the page's script ran. */
export function applyEarlyInput(store: AnswerStore, typed: EarlyInput): void {
  for (const { questions } of store.survey.sections)
    for (const { id, type } of questions) {
      const values = typed.get(answerControl(id))
      if (values) store.answer(id, controls[type].early(values))
    }
  for (const field of demographicFields) {
    const [value] = typed.get(field) ?? []
    if (value !== undefined) store.setDemographic(field, value)
  }
}

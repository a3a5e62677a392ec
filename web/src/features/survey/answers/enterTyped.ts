import type { Typed } from '../../../lib/typedBefore.ts'
import type { AnswerStore } from './answerStore.ts'
import { answerControl } from './controls.ts'
import { demographicFields } from './demographicFields.ts'

/** Enters into the form what was typed or chosen before the page's script was there. */
export function enterTyped(store: AnswerStore, typed: Typed): void {
  for (const { questions } of store.survey.sections)
    for (const { id, type } of questions) {
      const values = typed.get(answerControl(id))
      if (values) store.answer(id, type === 'multi_select' ? values : values.at(-1))
    }
  for (const field of demographicFields) {
    const [value] = typed.get(field) ?? []
    if (value) store.describe(field, value)
  }
}

import type { EarlyInput } from '../../../lib/hydration/earlyInput.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { answerControl, entryOf } from '../answers/controls.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'
import { enterText } from './choice/enterText.ts'
import { chunkOf, earlyAnswer } from './lazyKinds.ts'

/** Enters the input from before the page's script ran into the store. */
export function applyEarlyInput(store: AnswerStore, typed: EarlyInput): void {
  for (const { questions } of store.survey.sections)
    for (const question of questions) {
      const { id, type } = question
      const values = typed.get(answerControl(id))
      const answer = values && earlyAnswer(type, values)
      if (values) store.answer(id, answer)
      chunkOf(type)?.enterRows?.(store, question, typed)
      const [text] = typed.get(answerControl(entryOf(id))) ?? []
      if (text === undefined) continue
      if (typeof answer === 'string') store.answer(entryOf(id), text) // the respondent saw another choice as chosen
      else enterText(store, question, text)
    }
  for (const field of demographicFields) {
    const [value] = typed.get(field) ?? []
    if (value !== undefined) store.setDemographic(field, value)
  }
}

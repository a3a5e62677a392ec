import { answerKind, type AnswerKind } from '#shared/survey/questionTypes.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { EarlyInput } from '../../../lib/hydration/earlyInput.ts'
import type { AnswerStore } from './answerStore.ts'
import { answerControl } from './controls.ts'
import { demographicFields } from './demographicFields.ts'

const last = (values: string[]) => values.at(-1)

/** The values of a control as an answer of each kind; the last value where the kind takes one. */
const parseInput = {
  text: last,
  html: last,
  choice: last,
  choices: (values) => (values.length > 0 ? values : undefined),
  files: () => undefined, // a file is sent by the script alone
} as const satisfies Record<AnswerKind, (values: string[]) => AnswerValue | undefined>

/** Enters into the store what was typed or chosen before the page's script ran. */
export function applyEarlyInput(store: AnswerStore, typed: EarlyInput): void {
  for (const { questions } of store.survey.sections)
    for (const { id, type } of questions) {
      const values = typed.get(answerControl(id))
      if (values) store.answer(id, parseInput[answerKind(type)](values))
    }
  for (const field of demographicFields) {
    const [value] = typed.get(field) ?? []
    if (value !== undefined) store.setDemographic(field, value)
  }
}

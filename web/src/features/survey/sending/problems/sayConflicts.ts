import { chosenValues, isExclusive } from '#shared/kinds/choice.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { isSameValue } from '../../answers/answerValues.ts'
import { answerControl } from '../../answers/controls.ts'

/**
 * Says of each question that a choice that is chosen alone is ticked beside others, as only a page whose script did not run yet lets happen. Not
 * of a saved answer, nor where problems are shown already.
 */
export function sayConflicts(store: AnswerStore): void {
  if (store.problemCount() > 0) return
  const questions = store.survey.sections.flatMap((section) => section.questions)
  const conflicts = questions.filter(({ id, choices }) => {
    const value = store.value(id)
    // runs at each answer
    if (!Array.isArray(value) || value.length < 2 || isSameValue(value, store.saved().get(id))) return false
    const values = chosenValues(value)
    return choices.some((choice) => isExclusive(choice) && values.includes(choice.value))
  })
  if (conflicts.length > 0)
    store.setProblems(conflicts.map((question) => ({ control: answerControl(question.id), code: 'answer.exclusive', question })))
}

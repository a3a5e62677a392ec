import { chosenValues, isExclusive } from '#shared/kinds/choice.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { isSameValue } from '../../answers/answerValues.ts'
import { answerControl } from '../../answers/controls.ts'

/**
 * Reports each question in which an exclusive choice is ticked beside others, which is only possible before the page's script runs. Not for a saved
 * answer, nor while problems are shown already.
 */
export function reportConflicts(store: AnswerStore): void {
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

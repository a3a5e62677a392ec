import { chosenValues } from '#shared/kinds/choice.ts'
import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { toggleChoice } from '../../answers/answerValues.ts'
import { entryOf } from '../../answers/controls.ts'

/** Enters the text of the question's choice, which chooses the choice. The text stays, unused, when another one is chosen. */
export function enterText(store: Pick<AnswerStore, 'value' | 'answer'>, question: Question, typed: string): void {
  const { id, type, choices } = question
  const chosen = store.value(id)
  const entry = choices.find((choice) => choice.text_entry)!.value
  store.answer(entryOf(id), typed || undefined)
  if (typed && !chosenValues(chosen).includes(entry))
    store.answer(id, isMultiChoiceType(type) ? toggleChoice(question, chosen, entry) : entry)
}

import { chosenValues, findChoice } from '../choice.ts'
import type { Quoted } from '../quoted.ts'
import { labelOf } from './labelOf.ts'

/** The labels, joined by commas; for a choice that takes a text, the text. */
export const quotedChoices: Quoted = (question, value, language, text) =>
  chosenValues(value)
    .flatMap((chosen) => findChoice(question.choices, chosen) ?? [])
    .map((choice) => (choice.text_entry && text) || labelOf(choice, language))
    .join(', ')

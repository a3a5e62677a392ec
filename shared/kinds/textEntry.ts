import type { Choice, Question } from '../survey/survey.ts'
import { saysNothing } from '../text.ts'
import { chosenValues, findChoice } from './choice.ts'
import { isChoiceType } from './kinds.ts'

/** Characters that the text of a choice may have. */
export const maxEntryText = 500

/** The choice of a question that takes a text; undefined without one. */
export const textEntryOf = <C extends Choice>({ type, choices }: Pick<Question, 'type'> & { choices: C[] }): C | undefined =>
  isChoiceType(type) ? choices.find(({ text_entry }) => text_entry) : undefined

/** The chosen choice that takes a text, such as "Other: ____"; undefined without one. */
export const chosenTextEntry = ({ type, choices }: Pick<Question, 'type' | 'choices'>, value: unknown): Choice | undefined =>
  isChoiceType(type)
    ? chosenValues(value)
        .map((chosen) => findChoice(choices, chosen))
        .find((choice) => choice?.text_entry)
    : undefined

/** The stored form of a choice's text: in one line and trimmed; '' for a blank one. */
export const textInOneLine = (typed: string): string => (saysNothing(typed) ? '' : typed.replace(/[\n-\r\u0085\u2028\u2029]+/g, ' ').trim())

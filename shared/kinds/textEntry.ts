import type { Choice, Question } from '../survey/survey.ts'
import { saysNothing } from '../text.ts'
import { chosenValues, findChoice } from './choice.ts'
import { isChoiceType } from './kinds.ts'

/** Characters that the text of a choice may have. */
export const maxEntryText = 500

/** The choice of a question that has a text of its own; undefined without one. */
export const textEntryOf = <C extends Choice>({ type, choices }: Pick<Question, 'type'> & { choices: C[] }): C | undefined =>
  isChoiceType(type) ? choices.find(({ text_entry }) => text_entry) : undefined

/** The chosen choice that has a text of its own, as "Other: ____"; undefined without one. */
export const chosenTextEntry = ({ type, choices }: Pick<Question, 'type' | 'choices'>, value: unknown): Choice | undefined =>
  isChoiceType(type)
    ? chosenValues(value)
        .map((chosen) => findChoice(choices, chosen))
        .find((choice) => choice?.text_entry)
    : undefined

/** The text of a choice as it is stored: in one line, without blanks around it, '' for one that says nothing. */
export const textInOneLine = (typed: string): string => (saysNothing(typed) ? '' : typed.replace(/[\n-\r\u0085\u2028\u2029]+/g, ' ').trim())

import type { Language } from '../../fields.ts'
import type { Choice } from '../../survey/survey.ts'
import { pair, text } from '../../text.ts'

/** A choice's label in the language, else in the other one, else its value. */
export const labelOf = (choice: Pick<Choice, 'label' | 'label_ko' | 'value'>, lang: Language): string =>
  text(pair(choice, 'label'), lang) || choice.value

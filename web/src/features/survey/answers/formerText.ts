import { fileValues } from '#shared/kinds/files.ts'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { isRowAnswers } from '#shared/kinds/rows/rowAnswers.ts'

/** The values of a former type in words, where nothing is known of that type. */
export const formerText = (value: AnswerValue): string =>
  [isRowAnswers(value) ? Object.values(value) : value]
    .flat()
    .flatMap((one) => (typeof one === 'object' ? fileValues(one).map(({ name }) => name) : one))
    .join(', ')

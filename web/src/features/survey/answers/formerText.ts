import { fileValues } from '#shared/kinds/files.ts'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { isRowAnswers } from '#shared/kinds/rows/rowAnswers.ts'

/** The words for values of a former type, if that type is unknown. */
export const formerText = (value: AnswerValue): string =>
  [isRowAnswers(value) ? Object.values(value) : value]
    .flat()
    .flatMap((one) => (typeof one === 'object' ? fileValues(one).map(({ name }) => name) : one))
    .join(', ')

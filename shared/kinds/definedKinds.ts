import { fieldLimits } from '../fieldLimits.ts'
import { choiceCountProblems } from './choiceCount.ts'
import { dateDefinition } from './date/dateDefinition.ts'
import { scaleDefinition } from './scale/scaleDefinition.ts'
import { matrixProblems } from './matrix/matrixFields.ts'
import { numberDefinition } from './number/numberDefinition.ts'
import type { DefinedKind } from './definedKind.ts'
import type { QuestionType } from './kinds.ts'
import { rankingDefinition } from './ranking/rankingDefinition.ts'
import { lengthProblems } from './text/lengthProblems.ts'

/** The types whose definitions have more than the fields of all questions. */
export const definedKinds: Partial<Record<QuestionType, DefinedKind>> = {
  short_text: { problems: lengthProblems(fieldLimits.shortText) },
  long_text: { problems: lengthProblems(fieldLimits.longText) },
  multi_select: { problems: choiceCountProblems },
  number: numberDefinition,
  scale: scaleDefinition,
  date: dateDefinition,
  matrix: { problems: matrixProblems },
  ranking: rankingDefinition,
  note: { own: () => ({ required: false, gateway: undefined }) },
}

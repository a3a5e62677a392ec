import type { LogicSurvey } from '../targets.ts'
import { compareShown } from './compareShown.ts'
import { turnedGateway, type NotTurned } from './turnedGateway.ts'

/** `question_id`: of the gateway that is not turned. */
export type Kept = { because: NotTurned; question_id: string }

/** Turns the gateways on some questions into conditions, one after the other; all or none. Each step takes a few milliseconds at most. */
export function* turnSteps<Survey extends LogicSurvey>(
  survey: Survey,
  questionIds: readonly string[],
): Generator<undefined, { survey: Survey } | Kept> {
  let now = survey
  for (const question_id of questionIds) {
    const turned = turnedGateway(now, question_id)
    if ('because' in turned) return { ...turned, question_id }
    const compared = yield* compareShown(now, turned.survey)
    if (compared !== 'same')
      return { because: compared === 'undecided' ? { code: compared } : { code: 'differs', target: compared }, question_id }
    now = turned.survey
  }
  return { survey: now }
}

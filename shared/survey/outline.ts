import { gatewayQuestionIds } from '../branching.ts'
import type { SectionFields, SurveyFields } from '../branching/surveyFields.ts'

/** More of them than these nobody can tell apart in a picture, and a list of surveys has an outline of each. */
const most = { sections: 40, gateways: 24 }

/**
 * The shape of a survey in at most 225 letters, to draw it by: by section, in order, how many questions it has, and a `+` for each that
 * branches. `3+ 5 2++` has three sections and three gateways. Takes drafts, as `visible` does.
 */
export function outlineOf(survey: SurveyFields): string {
  const gateways = gatewayQuestionIds(survey)
  let room = most.gateways
  const shape = ({ questions }: SectionFields) => {
    const asked = (questions ?? []).flatMap((question) => question ?? [])
    const branching = Math.min(room, asked.filter(({ id }) => id && gateways.has(id)).length)
    room -= branching
    return `${asked.length}${'+'.repeat(branching)}`
  }
  return (survey.sections ?? [])
    .flatMap((section) => section ?? [])
    .slice(0, most.sections)
    .map(shape)
    .join(' ')
}

import { ruleIndex } from '../branching/ruleIndex.ts'
import { takesAnswer } from '../kinds/kinds.ts'
import type { SectionFields, SurveyFields } from '../branching/surveyFields.ts'

/** The most sections in an outline: a drawing cannot show more, and lists contain the outline of each survey. */
const most = { sections: 40, gateways: 24 }

/** For drawings, at most 225 characters: each section's number of questions, a `+` for each gateway, such as `3+ 5 2++`. Takes drafts. */
export function outlineOf(survey: SurveyFields): string {
  const gateways = ruleIndex(survey).gatewayQuestions
  let room = most.gateways
  const shape = ({ questions }: SectionFields) => {
    const asked = (questions ?? []).flatMap((question) => question ?? []).filter(takesAnswer)
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

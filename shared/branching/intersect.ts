import type { AnswerTo } from './givenAnswers.ts'
import { alwaysHasSay, select, type GatewayQuestion } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Targets } from './surveyDocument.ts'
import type { Conditions, Gates } from './walk.ts'

/**
 * The gateways in `intersect` mode: gateway questions show, and what every gateway question with a say on it selects. Gateways of sections that
 * were not drawn have no say, and what they name stays hidden until another one selects it.
 */
export function intersectGates(index: RuleIndex, answerTo: AnswerTo, conditions: Conditions | undefined): Gates {
  const { nothing, everything, gatewayQuestions, gated } = index
  const all = [...gatewayQuestions.values()]
  const isDrawn = ({ question }: GatewayQuestion) => !conditions?.isUndrawn(question.section)
  const drawn = all.filter(isDrawn).map((one) => ({ ...one, ...select(one, answerTo(one.question.id)) }))

  /** The common selection of all gateway questions that decide; undefined if none does. */
  const selected = (kind: keyof Targets): Positions | undefined => {
    const withSay = drawn.filter((one) => alwaysHasSay(one, kind) || one.revealsEverything)
    return withSay.length > 0 ? withSay.reduce((left, one) => left.intersection(one[kind]), everything[kind]) : undefined
  }
  const selectedSections =
    selected('sections') ??
    (drawn.every(({ answered }) => answered)
      ? all.reduce((left, one) => (isDrawn(one) ? left : left.difference(one.named.sections)), everything.sections)
      : nothing.sections)
  const selectedQuestions = selected('questions') ?? nothing.questions
  const selectedGated = selectedQuestions.intersection(gated)

  let hasSelected = false
  return {
    opens({ exempt, position, questions }) {
      hasSelected = questions.some((question) => selectedGated.has(question.position))
      return exempt || questions.some(({ id }) => gatewayQuestions.has(id)) || selectedSections.has(position)
    },
    opensQuestion({ id, position }, isOpenSection) {
      if (gatewayQuestions.has(id)) return true
      // In a section that shows only for its selected questions, ungated questions stay hidden too.
      return isOpenSection ? selectedQuestions.has(position) || !gated.has(position) : hasSelected && selectedQuestions.has(position)
    },
  }
}

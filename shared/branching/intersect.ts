import type { AnswerTo } from './givenAnswers.ts'
import { select, type GatewayQuestion } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Conditions, Gates } from './walk.ts'

/**
 * The gateways in `intersect` mode: gateway questions show, and what every gateway question with a say on it selects. Gateways of sections that
 * were not drawn have no say, and what they name stays hidden until another one selects it.
 */
export function intersectGates(index: RuleIndex, answerTo: AnswerTo, conditions: Conditions | undefined): Gates {
  const { nothing, everything, gatewayQuestions, gated } = index
  const all = [...gatewayQuestions.values()]
  const isDrawn = ({ question }: GatewayQuestion) => conditions?.isDrawn(index.sections[question.section]!) ?? true
  const given = all.filter(isDrawn).map((gatewayQuestion) => ({
    ...gatewayQuestion,
    selection: select(gatewayQuestion, answerTo(gatewayQuestion.question.id)),
  }))

  const withSayOnSections = given.filter(
    ({ named, selectsAllSections, selection }) => !named.sections.isEmpty || selectsAllSections || selection.revealsEverything,
  )
  const withSayOnQuestions = given.filter(({ named, selection }) => !named.questions.isEmpty || selection.revealsEverything)

  const allAnswered = given.every(({ selection }) => selection.answered)
  const selectedSections = intersection(withSayOnSections.map(({ selection }) => selection.sections)) ?? withoutSay()
  const selectedQuestions = intersection(withSayOnQuestions.map(({ selection }) => selection.questions)) ?? nothing.questions
  const selectedGated = selectedQuestions.intersection(gated)

  function withoutSay(): Positions {
    if (!allAnswered) return nothing.sections
    const others = all.filter((one) => !isDrawn(one)).map(({ named }) => named.sections)
    return others.reduce((left, named) => left.difference(named), everything.sections)
  }

  let hasSelected = false
  return {
    opens({ exempt, position, questions }) {
      hasSelected = questions.some((question) => selectedGated.has(question.position))
      return exempt || questions.some(({ id }) => gatewayQuestions.has(id)) || selectedSections.has(position)
    },
    opensQuestion({ id, position }, isOpenSection) {
      if (gatewayQuestions.has(id)) return true
      // In a section that shows only for its selected questions, what is not gated stays hidden too.
      return isOpenSection ? selectedQuestions.has(position) || !gated.has(position) : hasSelected && selectedQuestions.has(position)
    },
  }
}

const intersection = (sets: readonly Positions[]): Positions | undefined =>
  sets.length > 0 ? sets.reduce((one, other) => one.intersection(other)) : undefined

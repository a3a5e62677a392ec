import type { AnswerTo } from './givenAnswers.ts'
import { select } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Gates } from './walk.ts'

/**
 * The gateways in `independent` mode: a target shows if every gateway that governs it and takes part selects it.
 *
 * One walk in document order is enough: a gateway governs only what stands after its question, so that whatever bears on
 * a section or question is known when the walk comes to it.
 */
export function independentGates(index: RuleIndex, answerTo: AnswerTo): Gates {
  const sectionVerdicts = verdictsOn(index.governed.sections, index.nothing.sections)
  const questionVerdicts = verdictsOn(index.governed.questions, index.nothing.questions)
  return {
    opens: ({ exempt, position }) => exempt || sectionVerdicts.show(position),
    // A section that is hidden still shows for questions in it that are named and selected, and then only those.
    opensQuestion: ({ position }, isOpenSection) => (isOpenSection ? questionVerdicts.show(position) : questionVerdicts.select(position)),
    // The gateway of a question that does not show takes no part.
    showed({ id }) {
      const gatewayQuestion = index.gatewayQuestions.get(id)
      if (!gatewayQuestion) return
      const selection = select(gatewayQuestion, answerTo(id))
      sectionVerdicts.add(gatewayQuestion.governs.sections, selection.sections)
      questionVerdicts.add(gatewayQuestion.governs.questions, selection.questions)
    },
  }
}

/**
 * What the gateways that take part have said so far, on sections or on questions. `governed`: what some gateway governs, whether it takes part
 * or not.
 */
function verdictsOn(governed: Positions, none: Positions) {
  /** What a gateway that takes part governs. */
  let judged = none
  /** What a gateway that takes part governs and does not select. */
  let refused = none
  /** Every gateway that governs it and takes part selects it, and at least one takes part. */
  const select = (position: number) => judged.has(position) && !refused.has(position)
  return {
    add(governs: Positions, selects: Positions) {
      judged = judged.union(governs)
      refused = refused.union(governs.difference(selects))
    },
    select,
    /** It is selected, or no gateway governs it. */
    show: (position: number) => !governed.has(position) || select(position),
  }
}

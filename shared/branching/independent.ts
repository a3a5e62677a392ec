import type { AnswerTo } from './givenAnswers.ts'
import { select } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import type { RuleIndex } from './ruleIndex.ts'
import type { Gates } from './walk.ts'

/**
 * The gateways in `independent` mode: a target shows if every gateway that governs it and takes part selects it.
 *
 * * One walk in document order is enough: a gateway governs only later targets, so each target is decided when the walk reaches it.
 */
export function independentGates(index: RuleIndex, answerTo: AnswerTo): Gates {
  const sectionVerdicts = verdictsOn(index.governed.sections, index.nothing.sections)
  const questionVerdicts = verdictsOn(index.governed.questions, index.nothing.questions)
  return {
    opens: ({ exempt, position }) => exempt || sectionVerdicts.show(position),
    // A hidden section still shows with those of its questions that are named and selected.
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

/** The decisions so far of the gateways that take part, on sections or on questions. `governed`: targets of any gateway, even one that takes no part. */
function verdictsOn(governed: Positions, none: Positions) {
  /** Governed by a gateway that takes part. */
  let judged = none
  /** Governed, and not selected, by a gateway that takes part. */
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

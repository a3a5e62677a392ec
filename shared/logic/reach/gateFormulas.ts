import { select, type GatewayQuestion, type Selection } from '../../branching/gatewayQuestion.ts'
import type { RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedQuestion, PlacedSection } from '../../branching/surveyDocument.ts'
import { alwaysHasSay, type Target } from '../targets.ts'
import { all, any, not, type Formula, type Test } from './formula.ts'

/** The decisions of `Gates` in branching/walk.ts as formulas, asked in the same order. */
type GateFormulas = {
  opens(section: PlacedSection): Formula
  opensQuestion(question: PlacedQuestion, isOpenSection: Formula): Formula
  /** Called with each question's formula, before any later target is asked for. */
  showed(question: PlacedQuestion, shows: Formula): void
}

type Selecting = (gateway: GatewayQuestion, target: Target) => Test

export function gateFormulas(index: RuleIndex): GateFormulas {
  const known = new Map<GatewayQuestion, Map<string, Selection>>()
  const selectionFor = (gateway: GatewayQuestion, value: unknown): Selection => {
    const ofGateway = known.get(gateway) ?? new Map<string, Selection>()
    known.set(gateway, ofGateway)
    const key = JSON.stringify(value) ?? ''
    const selection = ofGateway.get(key) ?? select(gateway, value)
    ofGateway.set(key, selection)
    return selection
  }
  const test = (gateway: GatewayQuestion, holds: (selection: Selection) => boolean, target?: Target): Test => ({
    kind: 'test',
    subject: gateway.question,
    holds: (value) => holds(selectionFor(gateway, value)),
    ...(target && { target }),
  })
  const selects: Selecting = (gateway, target) => test(gateway, (selection) => selection[target.kind].has(target.position), target)
  // Without gateways the independent mode governs nothing, and everything shows.
  if (index.mode === 'independent' || index.gatewayQuestions.size === 0) return independently(index, selects)
  return byIntersection(index, selects, test)
}

function independently({ gatewayQuestions, governed }: RuleIndex, selects: Selecting): GateFormulas {
  const takingPart: { gateway: GatewayQuestion; shows: Formula }[] = []
  /** Every gateway that governs it and takes part selects it, and at least one takes part. */
  const selected = (target: Target): Formula => {
    const governors = takingPart.filter(({ gateway }) => gateway.governs[target.kind].has(target.position))
    const refusesNone = governors.map(({ gateway, shows }) => any(selects(gateway, target), not(shows)))
    return all(...refusesNone, any(...governors.map(({ shows }) => shows)))
  }
  return {
    opens: ({ exempt, position }) => exempt || !governed.sections.has(position) || selected({ kind: 'sections', position }),
    opensQuestion: ({ position }, isOpenSection) =>
      governed.questions.has(position) ? selected({ kind: 'questions', position }) : isOpenSection,
    showed({ id }, shows) {
      const gateway = gatewayQuestions.get(id)
      if (gateway) takingPart.push({ gateway, shows })
    },
  }
}

function byIntersection(
  { gatewayQuestions, gated }: RuleIndex,
  selects: Selecting,
  test: (gateway: GatewayQuestion, holds: (selection: Selection) => boolean) => Test,
): GateFormulas {
  const gateways = [...gatewayQuestions.values()]
  const reveals = any(...gateways.map((gateway) => test(gateway, ({ revealsEverything }) => revealsEverything)))
  const allAnswered = all(...gateways.map((gateway) => test(gateway, ({ answered }) => answered)))
  /** A gateway that decides only while it reveals everything refuses nothing. */
  const selected = (target: Target): Formula => {
    const withSay = gateways.filter((gateway) => alwaysHasSay(gateway, target.kind))
    if (withSay.length > 0) return all(...withSay.map((gateway) => selects(gateway, target)))
    return target.kind === 'sections' ? any(reveals, allAnswered) : reveals
  }
  const selectedQuestion = ({ position }: PlacedQuestion) => selected({ kind: 'questions', position })
  let hasSelected: Formula = false
  return {
    opens({ exempt, position, questions }) {
      hasSelected = any(...questions.filter((question) => gated.has(question.position)).map(selectedQuestion))
      return exempt || questions.some(({ id }) => gatewayQuestions.has(id)) || selected({ kind: 'sections', position })
    },
    opensQuestion(question, isOpenSection) {
      if (gatewayQuestions.has(question.id)) return true
      if (gated.has(question.position)) return selectedQuestion(question)
      return any(isOpenSection, all(hasSelected, selectedQuestion(question)))
    },
    showed: () => undefined,
  }
}

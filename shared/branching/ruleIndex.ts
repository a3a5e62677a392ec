import { canGate, defaultModeOf, prepareGateway, withoutQuestions, type Gateway } from './gateway.ts'
import type { GatewayQuestion } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import { placeQuestions, unite, type PlacedQuestion, type PlacedSection, type SurveyDocument, type Targets } from './surveyDocument.ts'
import { entries, type SectionFields, type SurveyFields } from './surveyFields.ts'

/** A survey's rules, ready for answers. */
export type RuleIndex = {
  mode: 'intersect' | 'independent'
  sections: readonly PlacedSection[]
  nothing: Targets
  everything: Targets
  /** By question id, in document order. */
  gatewayQuestions: ReadonlyMap<string, GatewayQuestion>
  /** The questions whose answers gateways or conditions read. */
  decidingIds: ReadonlySet<string>
  /** Some section or question has a condition, or belongs to a pool. */
  hasConditions: boolean
  /** The questions that some gateway's rules name. */
  gated: Positions
  /** What some gateway governs in the independent mode. */
  governed: Targets
}

type Indexed = Pick<SurveyFields, 'branching' | 'branching_mode'> & { index: RuleIndex }

/** By the list of sections: a survey is often a copy with another id or title around the same ones. */
const indexes = new WeakMap<object, Indexed>()

/** The rules of a survey, indexed when they are first seen. The survey must not change afterwards. */
export function ruleIndex(survey: SurveyFields): RuleIndex {
  const { sections, branching, branching_mode } = survey
  const known = Array.isArray(sections) ? indexes.get(sections) : undefined
  if (known && known.branching === branching && known.branching_mode === branching_mode) return known.index
  const index = indexRules(survey)
  if (Array.isArray(sections)) indexes.set(sections, { branching, branching_mode, index })
  return index
}

function indexRules(survey: SurveyFields): RuleIndex {
  const document = placeQuestions(survey)
  const gatewayQuestions = findGatewayQuestions(survey, document)
  const owners: SectionFields[] = document.sections.flatMap(({ fields, questions }) => [
    fields,
    ...questions.map((question) => question.fields),
  ])
  const clauses = owners.flatMap(({ show_if, ends_if }) => [...entries(show_if?.clauses), ...entries(ends_if?.clauses)])
  return {
    mode: survey.branching_mode === 'independent' ? 'independent' : 'intersect',
    sections: document.sections,
    nothing: document.nothing,
    everything: document.everything,
    gatewayQuestions: new Map(gatewayQuestions.map((gatewayQuestion) => [gatewayQuestion.question.id, gatewayQuestion])),
    decidingIds: new Set([
      ...gatewayQuestions.map(({ question }) => question.id),
      ...clauses.flatMap(({ question_id }) => question_id ?? []),
    ]),
    hasConditions: clauses.length > 0 || owners.some(({ pool }) => pool),
    gated: gatewayQuestions.map(({ named }) => named).reduce(unite, document.nothing).questions,
    governed: gatewayQuestions.map(({ governs }) => governs).reduce(unite, document.nothing),
  }
}

/** The choice questions that carry an enabled gateway, a survey-level entry, or several of them. */
function findGatewayQuestions(survey: SurveyFields, document: SurveyDocument): GatewayQuestion[] {
  const ofSurvey = entries(survey.branching)
  const entriesOf = new Map<unknown, typeof ofSurvey>()
  for (const entry of ofSurvey) entriesOf.set(entry.question_id, [...(entriesOf.get(entry.question_id) ?? []), entry])

  return document.sections
    .flatMap((section) => section.questions)
    .filter(({ fields }) => canGate(fields.type))
    .map((question) => {
      const { gateway, type } = question.fields
      const own = gateway?.enabled === true ? [prepareGateway(gateway, defaultModeOf(type), document)] : []
      const others = (entriesOf.get(question.id) ?? []).map((entry) => prepareGateway(withoutQuestions(entry), 'multi', document))
      return { question, gateways: [...own, ...others] }
    })
    .filter(({ gateways }) => gateways.length > 0)
    .map(({ question, gateways }) => asOne(question, gateways, document))
}

function asOne(question: PlacedQuestion, gateways: Gateway[], document: SurveyDocument): GatewayQuestion {
  const named = gateways.map((gateway) => gateway.named).reduce(unite)
  const later = document.after(question)
  // each for itself: one that governs every section makes the whole govern every section
  const governedSections = gateways.map((gateway) => governedBy(gateway, document)).reduce((one, other) => one.union(other))
  return {
    question,
    gateways,
    named,
    selectsAllSections: gateways.some((gateway) => gateway.selectsAllSections),
    governs: {
      sections: governedSections.intersection(later.sections),
      questions: named.questions.intersection(later.questions),
    },
  }
}

const governedBy = ({ named, selectsAllSections }: Gateway, { everything }: SurveyDocument): Positions =>
  named.sections.isEmpty && selectsAllSections ? everything.sections : named.sections

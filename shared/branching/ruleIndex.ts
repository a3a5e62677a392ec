import { canGate, defaultModeOf, prepareGateway, withoutQuestions, type Gateway } from './gateway.ts'
import type { GatewayQuestion } from './gatewayQuestion.ts'
import type { Positions } from './positions.ts'
import { placeQuestions, unite, type PlacedQuestion, type PlacedSection, type SurveyDocument, type Targets } from './surveyDocument.ts'
import { entries, type SectionFields, type SurveyFields } from './surveyFields.ts'

/** A survey's rules, prepared for evaluation. */
export type RuleIndex = {
  mode: 'intersect' | 'independent'
  sections: readonly PlacedSection[]
  nothing: Targets
  everything: Targets
  /** By question id, in document order. */
  gatewayQuestions: ReadonlyMap<string, GatewayQuestion>
  /** Whether the answer to a question may change what shows: a gateway question, or any question of a survey with conditions. */
  decides: (questionId: string) => boolean
  /** Some section or question has a condition, or belongs to a pool. */
  hasConditions: boolean
  /** The questions that some gateway's rules name. */
  gated: Positions
  /** The targets that any gateway governs in the independent mode. */
  governed: Targets
}

type Indexed = Pick<SurveyFields, 'branching' | 'branching_mode'> & { index: RuleIndex }

/** Keyed by the list of sections, which copies of a survey with another id or title share. */
const indexes = new WeakMap<object, Indexed>()

/** The rules of a survey, indexed when they are first seen. The survey must not change afterwards. */
export function ruleIndex(survey: SurveyFields): RuleIndex {
  const { sections, branching, branching_mode } = survey
  const key = Array.isArray(sections) ? sections : survey
  const known = indexes.get(key)
  if (known && known.branching === branching && known.branching_mode === branching_mode) return known.index
  const index = indexRules(survey)
  indexes.set(key, { branching, branching_mode, index })
  return index
}

function indexRules(survey: SurveyFields): RuleIndex {
  const document = placeQuestions(survey)
  const gatewayQuestions = new Map(findGatewayQuestions(survey, document).map((found) => [found.question.id, found]))
  const gateways = [...gatewayQuestions.values()]
  const questions = document.sections.flatMap((section) => section.questions)
  const owners: SectionFields[] = [...document.sections, ...questions].map(({ fields }) => fields)
  const hasConditions = owners.some(({ show_if, ends_if, pool }) => show_if ?? ends_if ?? pool)
  return {
    ...document,
    mode: survey.branching_mode === 'independent' ? 'independent' : 'intersect',
    gatewayQuestions,
    decides: (id) => hasConditions || gatewayQuestions.has(id),
    hasConditions,
    gated: gateways.map(({ named }) => named).reduce(unite, document.nothing).questions,
    governed: gateways.map(({ governs }) => governs).reduce(unite, document.nothing),
  }
}

/** The choice questions with enabled gateways or survey-level entries. */
function findGatewayQuestions(survey: SurveyFields, document: SurveyDocument): GatewayQuestion[] {
  const ofSurvey = entries(survey.branching)
  const questions = document.sections.flatMap((section) => section.questions)
  return questions.flatMap((question) => {
    const { gateway, type } = question.fields
    if (!canGate(type)) return []
    const own = gateway?.enabled === true ? [prepareGateway(gateway, defaultModeOf(type), document)] : []
    const others = ofSurvey
      .filter(({ question_id }) => question_id === question.id)
      .map((entry) => prepareGateway(withoutQuestions(entry), 'multi', document))
    const gateways = [...own, ...others]
    return gateways.length > 0 ? asOne(question, gateways, document) : []
  })
}

function asOne(question: PlacedQuestion, gateways: Gateway[], document: SurveyDocument): GatewayQuestion {
  const named = gateways.map((gateway) => gateway.named).reduce(unite)
  const later = document.after(question)
  // Computed for each gateway: if one governs every section, the question does.
  const governs = gateways.map((gateway) => gateway.governs).reduce(unite)
  return {
    question,
    gateways,
    named,
    selectsAllSections: gateways.some((gateway) => gateway.selectsAllSections),
    governs: {
      sections: governs.sections.intersection(later.sections),
      questions: governs.questions.intersection(later.questions),
    },
  }
}

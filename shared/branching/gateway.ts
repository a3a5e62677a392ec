import { isChoiceType, isMultiChoiceType } from '../kinds/kinds.ts'
import { unite, type SurveyDocument, type Targets } from './surveyDocument.ts'
import { entries, type GatewayFields, type RuleFields } from './surveyFields.ts'

/** A gateway prepared for evaluation: the rows of the table "What one gateway selects", worked out once for a survey. */
export type Gateway = {
  /** `single` looks at one answered value (the first), `multi` at every value. */
  mode: 'single' | 'multi'
  /** S(g) and Q(g): all that its rules name. */
  named: Targets
  /** Any of its rules selects all sections. */
  selectsAllSections: boolean
  /** S(g), or every section when S(g) is empty and a rule selects all sections; and Q(g). */
  governs: Targets
  whenUnanswered: Targets
  whenNoRuleMatches: Targets & { revealsEverything?: boolean }
  /** The targets that the rules of a choice value select together. */
  selectedBy: ReadonlyMap<string, Targets>
}

/** Whether a question of this type can have a gateway or a survey-level entry; false for an unknown type, which a draft may have. */
export const canGate: (type: unknown) => boolean = isChoiceType

/** The default mode of a question's own gateway, by the question's type. */
export const defaultModeOf = (type: unknown): Gateway['mode'] => (isMultiChoiceType(type) ? 'multi' : 'single')

/** Computes the selection of a gateway in each state. `defaultMode`: for a gateway without a mode. */
export function prepareGateway(fields: GatewayFields, defaultMode: Gateway['mode'], document: SurveyDocument): Gateway {
  const { nothing, everything } = document
  const rules = entries(fields.choice_rules).map((rule) => ({ rule, names: namedBy(rule, document) }))

  const named = rules.map(({ names }) => names).reduce(unite, nothing)
  const selectsAllSections = rules.some(({ rule }) => rule.selects_all_sections === true)
  const governs = selectsAllSections && named.sections.isEmpty ? { ...named, sections: everything.sections } : named

  const selectedBy = new Map<string, Targets>()
  for (const { rule, names } of rules) {
    if (typeof rule.choice_value !== 'string') continue
    const selects = {
      sections: (rule.selects_all_sections === true ? governs : names).sections,
      questions: (rule.selects_all_questions === true ? governs : names).questions,
    }
    selectedBy.set(rule.choice_value, unite(selectedBy.get(rule.choice_value) ?? nothing, selects))
  }

  return {
    mode: fields.mode === 'single' || fields.mode === 'multi' ? fields.mode : defaultMode,
    named,
    selectsAllSections,
    governs,
    whenUnanswered: fields.unanswered_behavior === 'show_all' ? governs : nothing,
    whenNoRuleMatches: fields.default_behavior === 'show_all' ? { ...everything, revealsEverything: true } : nothing,
    selectedBy,
  }
}

/** A survey-level entry converted to a gateway on a question: `selects_all` means selects_all_sections, and it never names questions. */
export const withoutQuestions = (entry: GatewayFields): GatewayFields => ({
  ...entry,
  choice_rules: entries(entry.choice_rules).map(({ choice_value, show_section_ids, selects_all }) => ({
    choice_value,
    show_section_ids,
    selects_all_sections: selects_all,
  })),
})

const namedBy = (rule: RuleFields, document: SurveyDocument): Targets =>
  document.named(entries(rule.show_section_ids), entries(rule.show_question_ids))

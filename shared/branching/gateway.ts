import { isChoiceType, isMultiChoiceType } from '../kinds/kinds.ts'
import { unite, type SurveyDocument, type Targets } from './surveyDocument.ts'
import { entries, type GatewayFields, type RuleFields } from './surveyFields.ts'

/** A gateway, ready for answers: the rows of the table "What one gateway selects", worked out once for a survey. */
export type Gateway = {
  /** `single` looks at one answered value (the first), `multi` at every value. */
  mode: 'single' | 'multi'
  /** S(g) and Q(g): all that its rules name. */
  named: Targets
  /** A rule of it, whichever, selects all sections. */
  selectsAllSections: boolean
  /** S(g), or every section when S(g) is empty and a rule selects all sections; and Q(g). */
  governs: Targets
  whenUnanswered: Targets
  whenNoRuleMatches: Targets & { revealsEverything?: boolean }
  /** What the rules of a choice value select together. */
  selectedBy: ReadonlyMap<string, Targets>
}

/** Whether a question of this type can carry a gateway, or be read by a survey-level entry; false for an unknown type, which a draft may have. */
export const canGate: (type: unknown) => boolean = isChoiceType

/** The mode of a gateway of its own on a question of this type, where it names none. */
export const defaultModeOf = (type: unknown): Gateway['mode'] => (isMultiChoiceType(type) ? 'multi' : 'single')

/** Works out what a gateway selects in each state. `defaultMode` is the mode of a gateway that names none. */
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

/** A survey-level entry in the words of a gateway on a question: `selects_all` means selects_all_sections, and it never names questions. */
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

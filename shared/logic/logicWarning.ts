import type { QuotingPart } from '../quotes/quoteIndex.ts'
import type { ClauseProblem } from './conditions/clauseProblem.ts'

/** A condition, or one of its clauses by index. */
export type ConditionAt =
  | { kind: 'section'; id: string; part: 'show_if' | 'ends_if'; clause?: number }
  | { kind: 'question'; id: string; part: 'show_if'; clause?: number }
export type ClauseAt = ConditionAt & { clause: number }

/** The place that the editor jumps to from a warning. `rule`, `clause`: an index in the gateway or condition. */
export type LogicPlace =
  | { kind: 'section'; id: string; part?: 'show_if' | 'ends_if'; clause?: number }
  | { kind: 'question'; id: string; part?: 'choices' | 'gateway' | 'show_if'; rule?: number; clause?: number }
  | { kind: 'branching'; entry?: number; rule?: number }

/** Sections and questions that a rule names, or that a warning is about. */
export type Named = { section_ids: string[]; question_ids: string[] }

/** Why no combination of valid answers shows something. */
export type NeverReason =
  | { code: 'no_rule' }
  /** The rules that name it are for deleted choices with these values. */
  | { code: 'deleted_choice'; question_id: string; choice_values: string[] }
  /** The gateway question has no choices, so that no one can give the answer that everything depends on. */
  | { code: 'no_choices'; question_id: string }
  | { code: 'gateway_never_shows'; question_id: string }
  /** Its section shows only for other questions in it. */
  | { code: 'section_closed'; section_id: string }
  | { code: 'condition_never_holds' }
  /** Its condition, those of the parts that it depends on, and the gateways exclude each other. */
  | { code: 'conditions_conflict' }

/** A likely mistake that the logic check found, in ids and values. No warning prevents saving. */
export type LogicWarning = { place: LogicPlace } & (
  | { code: 'never_shows'; target: { kind: 'section' | 'question'; id: string }; required: boolean; because: NeverReason }
  /** Intersect: these gateways never select a target in common, so that the targets never show. */
  | { code: 'gateways_never_agree'; gateway_ids: string[]; targets: Named }
  | { code: 'rule_for_deleted_choice'; choice_value: string }
  | { code: 'rule_to_deleted_target'; missing: Named }
  | { code: 'two_rules_for_one_choice'; choice_value: string }
  /** Independent: the rule names targets that do not come after its question. */
  | { code: 'rule_points_backwards'; targets: Named }
  /** The rule names questions of a section that it does not select: if the section is hidden, it shows with only these questions. */
  | { code: 'rule_reopens_closed_section'; section_id: string; question_ids: string[] }
  /** All sections that the rules named were deleted: "all sections the rules name" now means every section. */
  | { code: 'last_section_deleted' }
  | { code: 'gateway_without_rules' }
  /** An enabled gateway on a question without choices, which has no effect. */
  | { code: 'gateway_on_other_type' }
  | { code: 'entry_on_other_type'; question_id: string }
  | { code: 'entry_without_question' }
  | { code: 'equal_choice_values'; value: string; count: number }
  /** A choice question without a choice. `required`: it can show, so that respondents who see it cannot submit. */
  | { code: 'no_choices'; required: boolean }
  /** Intersect with several gateways: editors usually want the independent mode. */
  | { code: 'suggest_independent'; gateway_ids: string[] }
  | { code: 'condition_never_holds'; place: ConditionAt }
  | { code: 'condition_always_holds'; place: ConditionAt }
  /** Intersect: conditions never hide a gateway question or its section, and an end before it has no effect. */
  | { code: 'condition_without_effect'; place: ConditionAt; because: 'gateway_question' | 'gateway_section' | 'gateway_later' }
  | { code: 'clause_left_out'; place: ClauseAt; problem: ClauseProblem }
  /** Values that no choice of the clause's question has or ever had. */
  | { code: 'clause_values_gone'; place: ClauseAt; values: string[] }
  /** For some respondents the clause's question comes later, since its section or pool is shuffled. `unpinned`: which of the two have no fixed place. */
  | {
      code: 'clause_in_random_order'
      place: ClauseAt
      question_id: string
      shuffled: { pool: string } | { section_id: string; unpinned: string[] }
    }
  /** These never show because of the end of a section, and perhaps of ends before it. */
  | { code: 'end_hides'; place: ConditionAt; targets: Named }
  /** Texts of the section or question quote deleted or later questions, or missing link fields: ids, or `link.NAME`. */
  | { code: 'quote_broken'; place: QuotingPart; gone: string[]; later: string[] }
  /** The search gave up on these: they may show or not. */
  | { code: 'undecided'; targets: Named }
)

/** A warning of one kind. */
export type WarningOf<Code extends LogicWarning['code']> = Extract<LogicWarning, { code: Code }>

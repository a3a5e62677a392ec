type Optional<T> = T | null | undefined
type List<T> = Optional<readonly Optional<T>[]>

/** The fields of a rule that branching reads. A rule on a question has every field but `selects_all`, a survey-level one only that and the sections. */
export type RuleFields = {
  choice_value?: Optional<string>
  show_section_ids?: List<string>
  show_question_ids?: List<string>
  selects_all_sections?: Optional<boolean>
  selects_all_questions?: Optional<boolean>
  selects_all?: Optional<boolean>
}

/** The fields that branching reads of a question's gateway and of a survey-level entry. */
export type GatewayFields = {
  mode?: Optional<string>
  default_behavior?: Optional<string>
  unanswered_behavior?: Optional<string>
  choice_rules?: List<RuleFields>
}

/** The fields of a clause that branching reads: it tests a question or a field of the link. */
export type ClauseFields = {
  question_id?: Optional<string>
  row?: Optional<string>
  field?: Optional<string>
  op?: Optional<string>
  values?: List<string>
  from?: unknown
  to?: unknown
}

export type ConditionFields = { match?: Optional<string>; clauses?: List<ClauseFields> }

export type QuestionFields = {
  id?: Optional<string>
  type?: Optional<string>
  gateway?: Optional<GatewayFields & { enabled?: Optional<boolean> }>
  show_if?: Optional<ConditionFields>
  choices?: List<{ value?: Optional<string>; aliases?: List<string> }>
  rows?: List<{ id?: Optional<string> }>
  scale?: Optional<{ from?: Optional<number>; to?: Optional<number>; na_label?: Optional<string>; na_label_ko?: Optional<string> }>
  date?: Optional<{ precision?: Optional<string> }>
}

export type SectionFields = {
  id?: Optional<string>
  always_show?: Optional<boolean>
  show_if?: Optional<ConditionFields>
  ends_if?: Optional<ConditionFields>
  /** The pool of which some sections are drawn. */
  pool?: Optional<string>
  questions?: List<QuestionFields>
}

/** The fields of a survey that branching reads. Every field may be missing: a draft in the editor has not passed the schema. */
export type SurveyFields = {
  sections?: List<SectionFields>
  branching?: List<GatewayFields & { question_id?: Optional<string> }>
  branching_mode?: Optional<string>
  link_fields?: List<{ name?: Optional<string> }>
  pools?: List<{ id?: Optional<string> }>
}

/** The entries of a list that may be missing or have holes. */
export const entries = <T>(list: List<T>): T[] => (Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== undefined) : [])

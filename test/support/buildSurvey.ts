import type { BranchingEntry, Choice, Gateway, Question, Section, Survey } from '../../shared/survey.ts'

type GatewayRule = Gateway['choice_rules'][number]
type EntryRule = BranchingEntry['choice_rules'][number]

export const choice = (value: string, overrides: Partial<Choice> = {}): Choice => ({
  label: value,
  label_ko: '',
  value,
  aliases: [],
  ...overrides,
})

/** A question of type short_text with the title of its id, unless told otherwise. */
export const question = (id: string, overrides: Partial<Question> = {}): Question => ({
  id,
  title: id,
  title_ko: '',
  type: 'short_text',
  required: false,
  choices: [],
  media: [],
  description: '',
  description_ko: '',
  gateway: undefined,
  ...overrides,
})

export const section = (id: string, questions: Question[] = [], overrides: Partial<Section> = {}): Section => ({
  id,
  title: id,
  title_ko: '',
  description: '',
  description_ko: '',
  always_show: false,
  questions,
  ...overrides,
})

export const survey = (sections: Section[], overrides: Partial<Survey> = {}): Survey => ({
  id: 'survey-1',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  slug: 'survey',
  title: 'Survey',
  title_ko: '',
  description: '',
  description_ko: '',
  is_active: true,
  cover_image_url: '',
  company_logo_url: '',
  footer_html: '',
  footer_html_ko: '',
  branching_mode: 'intersect',
  branching: [],
  sections,
  ...overrides,
})

/** A rule of a gateway on a question. It names nothing unless told. */
export const rule = (choice_value: string, overrides: Partial<GatewayRule> = {}): GatewayRule => ({
  choice_value,
  show_section_ids: [],
  show_question_ids: [],
  selects_all_sections: false,
  selects_all_questions: false,
  ...overrides,
})

/** An enabled gateway for a question. */
export const gateway = (choice_rules: GatewayRule[], overrides: Partial<Gateway> = {}): Gateway => ({
  enabled: true,
  mode: null,
  default_behavior: 'show_none',
  unanswered_behavior: 'show_none',
  choice_rules,
  ...overrides,
})

/** A rule of a survey-level entry. */
export const entryRule = (choice_value: string, overrides: Partial<EntryRule> = {}): EntryRule => ({
  choice_value,
  show_section_ids: [],
  selects_all: false,
  ...overrides,
})

export const branchingEntry = (
  question_id: string,
  choice_rules: EntryRule[],
  overrides: Partial<BranchingEntry> = {},
): BranchingEntry => ({
  question_id,
  mode: 'multi',
  default_behavior: 'show_none',
  unanswered_behavior: 'show_none',
  choice_rules,
  ...overrides,
})

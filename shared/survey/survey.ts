import * as v from 'valibot'
import { flag, id, ids, ifGiven, line, list, richText, text, url } from '../fields.ts'
import { limits } from '../limits.ts'
import { isChoiceType } from '../kinds/kinds.ts'
import { condition } from './condition.ts'
import { surveyStates } from './life/surveyState.ts'
import { lifeFields, lifeProblems, sectionLifeFields, type Problem } from './life/lifeFields.ts'
import { behavior, choiceValue, definedKinds, mode, questionFields, type QuestionFields } from '../kinds/definedKinds.ts'

export type { Choice, Gateway, Row } from '../kinds/definedKinds.ts'

const branchingEntry = v.object({
  question_id: v.pipe(v.string(), v.maxLength(limits.id)),
  mode: v.nullish(mode, 'multi'),
  default_behavior: behavior,
  unanswered_behavior: behavior,
  choice_rules: list(
    v.object({ choice_value: choiceValue, show_section_ids: ids(limits.questions), selects_all: flag() }),
    limits.gatewayRules,
  ),
})
export type BranchingEntry = v.InferOutput<typeof branchingEntry>

/** A path in valibot's form: each key with its container and its value. */
function pathTo(input: unknown, keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let at = input
  return keys.map((key): v.IssuePathItem => {
    const within = at as Record<string | number, unknown>
    at = within[key]
    return { type: 'unknown', origin: 'value', input: within, key, value: at }
  }) as [v.IssuePathItem, ...v.IssuePathItem[]]
}

/** Refuses a value because of problems between its fields. */
const noProblems = <T extends object>(problemsOf: (given: T) => Problem[]) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { path, code } of problemsOf(dataset.value)) addIssue({ message: code, path: pathTo(dataset.value, path) })
  })

const question = v.pipe(
  questionFields,
  v.transform((given): QuestionFields => ({ ...given, ...definedKinds[given.type]?.own?.(given) })),
  noProblems<QuestionFields>((given) => definedKinds[given.type]?.problems?.(given) ?? []),
  v.forward(
    v.check(({ type, choices }) => !isChoiceType(type) || choices.filter(({ text_entry }) => text_entry).length < 2, 'two_text_entries'),
    ['choices'],
  ),
)
export type Question = v.InferOutput<typeof question>

const section = v.object({
  id,
  title: line(limits.title, 'New Section'),
  title_ko: line(limits.title),
  description: richText,
  description_ko: richText,
  /** Exempt from branching, like the sections with the ids `consent_roles` and `closing`. */
  always_show: flag(),
  show_if: condition,
  ends_if: condition,
  /** The text after `ends_if` ended a response. */
  end_text: ifGiven(richText),
  end_text_ko: ifGiven(richText),
  ...sectionLifeFields,
  questions: list(question, limits.questions),
})
export type Section = v.InferOutput<typeof section>

const slug = v.pipe(text(limits.slug), v.regex(/^[a-z0-9-]*$/, 'invalid_slug'))

const definition = v.object({
  slug,
  title: line(limits.title, 'Untitled Survey'),
  title_ko: line(limits.title),
  description: richText,
  description_ko: richText,
  is_active: flag(true),
  /** An active survey that is not listed is reachable by its link only. */
  is_listed: flag(true),
  cover_image_url: url,
  company_logo_url: url,
  footer_html: richText,
  footer_html_ko: richText,
  branching_mode: v.nullish(v.picklist(['intersect', 'independent']), 'intersect'),
  branching: list(branchingEntry, limits.branchingEntries),
  sections: list(section, limits.sections),
  ...lifeFields,
})

const distinct = (values: string[]) => new Set(values).size === values.length

/** The number of cells of each type's questions. */
const cellCounts = (questions: Question[]): number[] =>
  [...Map.groupBy(questions, ({ type }) => type)].map(([type, same]) =>
    same.reduce((cells, question) => cells + (definedKinds[type]?.cells?.(question) ?? 0), 0),
  )

/** A whole survey from the editor or an import; missing fields get their defaults. */
export const surveyBody = v.pipe(
  definition,
  v.check(({ sections }) => sections.flatMap(({ questions }) => questions).length <= limits.questions, 'too_many_questions'),
  v.check(
    ({ sections }) => cellCounts(sections.flatMap(({ questions }) => questions)).every((cells) => cells <= limits.cells),
    'too_many_cells',
  ),
  v.check(({ sections }) => distinct(sections.map(({ id }) => id)), 'duplicate_section_id'),
  v.check(({ sections }) => distinct(sections.flatMap(({ questions }) => questions.map(({ id }) => id))), 'duplicate_question_id'),
  noProblems<v.InferOutput<typeof definition>>(lifeProblems),
)
export type SurveyBody = v.InferOutput<typeof surveyBody>

/** The same for a save. `restored_from`: the earlier version that it restores, which keeps some of today's fields. */
export const savedSurveyBody = v.intersect([
  surveyBody,
  v.object({ restored_from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
])

const state = v.picklist(surveyStates)

/** A survey as the API returns it. `version` counts its saves, from 1. `seats`: for admins, of one with a limit; null while responses are counted. */
export const survey = v.object({
  ...definition.entries,
  seats: v.optional(v.object({ taken: v.nullable(v.number()) })),
  id: v.string(),
  version: v.number(),
  created_at: v.string(),
  updated_at: v.string(),
  /** Absent in a version of its history. */
  state: v.optional(state),
})
export type Survey = v.InferOutput<typeof survey>

/** `kept`: the names of the fields that restoring an earlier version did not change. */
export const savedSurvey = v.object({ ...survey.entries, kept: v.optional(v.array(v.string())) })

const {
  slug: _slug,
  title,
  title_ko,
  description,
  description_ko,
  cover_image_url,
  is_active,
  is_listed,
  opens_at,
  closes_at,
} = survey.entries
const inLists = { id: v.string(), slug: v.string(), title, title_ko, is_active, state, opens_at }

/** A line of the admin's list. `responses`, `screened`: the kept counts, null before the first; `last_response_at`: also null if all were deleted. */
export const surveyRow = v.object({
  ...inLists,
  is_listed,
  closes_at,
  version: v.number(),
  updated_at: v.string(),
  responses: v.nullable(v.number()),
  screened: v.nullable(v.number()),
  last_response_at: v.nullable(v.string()),
})
export type SurveyRow = v.InferOutput<typeof surveyRow>

/** A card of the public list. */
export const publicSurveyRow = v.object({
  ...inLists,
  description,
  description_ko,
  cover_image_url,
  /** Its structure, to draw a cover from: outline.ts. */
  outline: v.optional(v.string()),
  /** The minutes that most respondents take. */
  minutes: v.optional(v.number()),
  /** The minutes of the shortest and the longest way through it; absent if it was last saved before lists had these. */
  minutes_range: v.optional(v.array(v.number())),
})
export type PublicSurveyRow = v.InferOutput<typeof publicSurveyRow>

/** A line of a survey's history. `saved_by`: the admin's e-mail, or their name without one; null if the account is gone. */
export const surveyVersionRow = v.object({ version: v.number(), saved_at: v.string(), saved_by: v.nullable(v.string()), title })
export type SurveyVersionRow = v.InferOutput<typeof surveyVersionRow>

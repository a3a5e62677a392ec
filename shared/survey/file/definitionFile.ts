import * as v from 'valibot'
import { brokenTextIn } from '../../brokenText.ts'
import { isObject } from '../../kinds/choice.ts'
import { addedFields } from '../../kinds/definedKinds.ts'
import { kinds } from '../../kinds/kinds.ts'
import { limits } from '../../limits.ts'
import { cutText } from '../../text.ts'
import { lifeFields, sectionLifeFields } from '../life/lifeFields.ts'
import { withUniqueIds } from './withUniqueIds.ts'
import { suggestedSlug } from '../slug.ts'
import { surveyBody, type SurveyBody } from '../survey.ts'

/** The marker in a file by which it is recognized among other JSON. */
const format = 'survey-definition'
const formatVersion = 3

/** Why a file cannot be read at all. */
type UnreadableReason = 'too_large' | 'empty' | 'no_json' | 'no_survey' | 'newer'
/** A problem in a file: where and what. `limit`: characters of a text or entries of a list. */
export type Problem = { path: (string | number)[]; code: string; value?: string; limit?: number }
export type ReadDefinition = { survey: SurveyBody } | { unreadable: UnreadableReason } | { problems: Problem[] }

/** The text of a survey's definition file; `readDefinition` parses it. */
export const definitionText = (survey: SurveyBody, now = new Date()): string =>
  `${JSON.stringify({ format, version: versionOf(survey), exported_at: now.toISOString(), survey }, null, 2)}\n`

const addedNames = Object.keys(addedFields) as (keyof typeof addedFields)[]
const addedToSections = ['show_if', 'ends_if', 'end_text', 'end_text_ko'] as const

/** The file version that a survey needs, so that older installations refuse the file. */
const versionOf = (survey: SurveyBody) => (hasLifeFields(survey) ? formatVersion : hasLaterQuestions(survey) ? 2 : 1)

const lifeNames = (Object.keys(lifeFields) as (keyof typeof lifeFields)[]).filter((name) => name !== 'demographics')
const sectionLifeNames = Object.keys(sectionLifeFields) as (keyof typeof sectionLifeFields)[]

const hasLifeFields = ({ sections, ...survey }: SurveyBody) =>
  lifeNames.some((name) => survey[name] !== undefined) ||
  sections.some(
    ({ questions, ...section }) =>
      sectionLifeNames.some((name) => section[name] !== undefined) ||
      questions.some(
        ({ shuffle_choices, pinned, choices, rows = [] }) => shuffle_choices || pinned || [...choices, ...rows].some((one) => one.pinned),
      ),
  )

const hasLaterQuestions = ({ sections }: SurveyBody) =>
  sections.some(
    ({ questions, ...section }) =>
      addedToSections.some((field) => section[field] !== undefined) ||
      questions.some(
        ({ type, choices, ...fields }) =>
          kinds[type].since ||
          addedNames.some((field) => fields[field] !== undefined) ||
          choices.some(({ text_entry, exclusive, no_answer, code }) => text_entry || exclusive || no_answer || code !== undefined),
      ),
  )

/** The name of that file: of the survey's slug, else of its title. */
export function definitionFileName({ slug, title, title_ko }: Pick<SurveyBody, 'slug' | 'title' | 'title_ko'>): string {
  const worded = (title_ko || title).replace(/[\p{Cc}\\/:*?"<>|.\s]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${slug || suggestedSlug(title) || cutText(worded, 60) || 'survey'}.json`
}

/** Reads a definition file, or a survey as the API returns it. Drops unknown fields, replaces duplicate ids, generates missing ones. */
export function readDefinition(text: string): ReadDefinition {
  if (text.length > limits.surveyBodyBytes) return { unreadable: 'too_large' }
  const json = text.replace(/^\uFEFF/, '')
  if (!json.trim()) return { unreadable: 'empty' }
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { unreadable: 'no_json' }
  }
  const found = surveyIn(given)
  if (typeof found === 'string') return { unreadable: found }
  const { success, output, issues } = v.safeParse(surveyBody, withUniqueIds(found))
  if (!success) return { problems: issues.map(problem) }
  const broken = brokenTextIn(output)
  return broken === undefined ? { survey: output } : { problems: [{ path: toPath(broken), code: 'broken_character' }] }
}

const toPath = (names: string) => names.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name))

function surveyIn(given: unknown): Record<string, unknown> | UnreadableReason {
  if (!isObject(given)) return 'no_survey'
  if (given['format'] === undefined) return Array.isArray(given['sections']) ? given : 'no_survey'
  if (given['format'] !== format || !isObject(given['survey'])) return 'no_survey'
  return Number(given['version']) > formatVersion ? 'newer' : given['survey']
}

const ownLimits: Record<string, number> = {
  too_many_questions: limits.questions,
  too_many_cells: limits.cells,
  too_many_columns: limits.columns,
  too_many_choices: limits.ranks,
}

const codes: Record<string, string> = {
  min_length: 'required',
  picklist: 'not_allowed',
  regex: 'not_allowed',
  integer: 'not_allowed',
  min_value: 'not_allowed',
  max_value: 'not_allowed',
}

function problem(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const { input, type, message, requirement } = issue
  if (/^(?:reserved|[a-z]+(_[a-z]+)+)$/.test(message))
    return { path, code: message, ...(Object.hasOwn(ownLimits, message) && { limit: ownLimits[message]! }) }
  if (type === 'max_length') return { path, code: Array.isArray(input) ? 'too_many' : 'too_long', limit: Number(requirement) }
  const code = codes[type] ?? (input === undefined ? 'required' : 'wrong_type')
  return { path, code, ...(code === 'not_allowed' && { value: cutText(String(input), 60) }) }
}

import { nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import type { Choice, Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { sameJson } from '../../../lib/document/sameJson.ts'
import { questionFields, sectionFields, surveyFields, type FieldName } from './surveyParts.ts'

/** `title` and `number`: of the part after the change, or before its removal; the survey itself has no number. `fields`: for `changed`. */
export type Change = {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  of: 'survey' | 'section' | 'question'
  id: string
  title: { en: string; ko: string }
  number: string
  fields: FieldName[]
}

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id)
const titleOf = ({ title, title_ko }: Pick<SurveyBody, 'title' | 'title_ko'>) => ({ en: title, ko: title_ko })
/** The title of a part, as lists have it. */
const titleIn = (survey: SurveyBody, part: Section | Question) => titleOf(nameQuotesOf(survey, part))

const changedFields = <T extends object, F extends keyof T>(fields: readonly F[], before: T, after: T): F[] =>
  fields.filter((field) => before[field] !== after[field] && !sameJson(comparable(field, before[field]), comparable(field, after[field])))

/** Former values of choices (aliases) are kept by the server and do not count as a change. */
const comparable = (field: PropertyKey, value: unknown) =>
  field === 'choices' ? (value as Choice[]).map(({ aliases: _aliases, ...choice }) => choice) : value

/** The changes from `before` to `after`: the survey's own fields first, then sections and questions in order, then removed ones. */
export function surveyChanges(before: SurveyBody, after: SurveyBody): Change[] {
  if (before === after) return []
  const [was, is] = [surveyIndex(before), surveyIndex(after)]
  const own = changedFields(surveyFields, before, after)
  const changes: Change[] = own.length ? [{ kind: 'changed', of: 'survey', id: '', title: titleOf(after), number: '', fields: own }] : []

  const movedSections = movedAmong(idsOf(before.sections), idsOf(after.sections))
  for (const { section, number } of is.sections.values()) {
    const part = { of: 'section', id: section.id, title: titleIn(after, section), number } as const
    const former = was.sections.get(section.id)?.section
    const fields = former ? changedFields(sectionFields, former, section) : []
    if (!former) changes.push({ kind: 'added', ...part, fields: [] })
    else if (fields.length) changes.push({ kind: 'changed', ...part, fields })
    else if (movedSections.has(section.id)) changes.push({ kind: 'moved', ...part, fields: [] })
    const moved = former && movedAmong(idsOf(former.questions), idsOf(section.questions))
    for (const question of section.questions) changes.push(...questionChange(question, moved))
  }
  for (const { section, number } of was.sections.values()) {
    if (!is.sections.has(section.id))
      changes.push({ kind: 'removed', of: 'section', id: section.id, title: titleIn(before, section), number, fields: [] })
  }
  for (const { question, number } of was.questions.values()) {
    if (!is.questions.has(question.id))
      changes.push({ kind: 'removed', of: 'question', id: question.id, title: titleIn(before, question), number, fields: [] })
  }
  return changes

  function questionChange(question: Question, moved: Set<string> | undefined): Change[] {
    const { number, section } = is.questions.get(question.id)!
    const part = { of: 'question', id: question.id, title: titleIn(after, question), number } as const
    const former = was.questions.get(question.id)
    if (!former) return [{ kind: 'added', ...part, fields: [] }]
    const fields = former.question === question ? [] : changedFields(questionFields, former.question, question)
    if (fields.length) return [{ kind: 'changed', ...part, fields }]
    return former.section.id !== section.id || moved?.has(question.id) ? [{ kind: 'moved', ...part, fields: [] }] : []
  }
}

/** The smallest set of ids, of those in both lists, that must move to turn one order into the other. */
function movedAmong(before: string[], after: string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => places.has(id))
  const kept = new Set(longestIncreasing(common.map((id) => places.get(id)!)).map((index) => common[index]!))
  return new Set(common.filter((id) => !kept.has(id)))
}

/** The indexes of a longest increasing subsequence of `values`. */
function longestIncreasing(values: number[]): number[] {
  const ends: number[] = []
  const previous: number[] = []
  values.forEach((value, index) => {
    const at = ends.findIndex((end) => values[end]! > value)
    const length = at < 0 ? ends.length : at
    previous[index] = length ? ends[length - 1]! : -1
    ends[length] = index
  })
  const run: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) run.unshift(at)
  return run
}

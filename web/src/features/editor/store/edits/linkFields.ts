import { limits } from '#shared/limits.ts'
import { linkQuote, quotedField, quoteSource } from '#shared/quotes/quoteTokens.ts'
import type { Panel } from '#shared/survey/life/lifeFields.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { conditionsOf, setClause } from './logic/conditions.ts'
import { rewriteQuotes } from './quotes.ts'

const usual = ['pid', 'source'] as const

/** A unique name for a new link field. */
function newName(taken: readonly string[]): string {
  let at = taken.length + 1
  while (taken.includes(`field_${at}`)) at += 1
  return usual.find((name) => !taken.includes(name)) ?? `field_${at}`
}

export const addLinkField: Edit = (survey) => {
  const fields = survey.link_fields ?? []
  if (fields.length >= limits.linkFields) return survey
  return { ...survey, link_fields: [...fields, { name: newName(fields.map(({ name }) => name)) }] }
}

/** Clauses, addresses and texts that name the field stay: undo needs them, and each shows that the field is missing. */
export const removeLinkField =
  (index: number): Edit =>
  (survey) => {
    const left = (survey.link_fields ?? []).toSpliced(index, 1)
    return { ...survey, link_fields: left.length > 0 ? left : undefined }
  }

/** Renames the link field at `index`, and its references from `from`: clauses, addresses of the panel, and quotes. */
export const renameLinkField =
  (index: number, name: string, from?: string): Edit =>
  (survey) => {
    const fields = survey.link_fields ?? []
    if (!(index in fields)) return survey
    const named = { ...survey, link_fields: fields.with(index, { name }) }
    return from === undefined || from === name ? named : renamed(named, from, name)
  }

function renamed(survey: SurveyBody, from: string, to: string): SurveyBody {
  const texts = withQuotes(survey, from, to)
  const clauses = conditionsOf(texts).reduce(
    (now, { place, condition }) =>
      condition.clauses.reduce(
        (then, clause, at) => (clause.field === from ? setClause(place, at, { ...clause, field: to })(then) : then),
        now,
      ),
    texts,
  )
  const { panel } = clauses
  return panel ? { ...clauses, panel: withPlaceholders(panel, `{${from}}`, `{${to}}`) } : clauses
}

const withPlaceholders = (panel: Panel, from: string, to: string): Panel =>
  Object.fromEntries(Object.entries(panel).map(([end, address]) => [end, address?.replaceAll(from, to)]))

function withQuotes(survey: SurveyBody, from: string, to: string): SurveyBody {
  const rename = (of: string, fallback: string) => (quotedField(of) === from ? quoteSource(linkQuote(to), fallback) : undefined)
  const sections = survey.sections.map((section) => {
    const questions = section.questions.map((question) => rewriteQuotes(question, rename))
    const same = questions.every((question, at) => question === section.questions[at])
    return rewriteQuotes(same ? section : { ...section, questions }, rename)
  })
  return sections.every((section, at) => section === survey.sections[at]) ? survey : { ...survey, sections }
}

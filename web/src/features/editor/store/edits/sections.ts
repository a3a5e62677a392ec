import { exemptIds } from '#shared/branching/surveyDocument.ts'
import type { Condition } from '#shared/survey/condition.ts'
import type { Section } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { updateWhere, insertAt, moveItem } from './lists.ts'
import { withFittingPools } from './fittingPools.ts'
import { copyQuestion } from './questions.ts'
import { quotingCopies, rewriteQuotes } from './quotes.ts'

/** Whether branching never hides a section because of its id. */
export const isExemptFromBranching = ({ id }: Pick<Section, 'id'>): boolean => exemptIds.has(id)

export const newSection = (): Section => ({
  id: newId(),
  title: 'New Section',
  title_ko: '',
  description: '',
  description_ko: '',
  always_show: false,
  questions: [],
})

/** A copy with new ids. Rules, conditions and quotes that named the section or its questions name the copies. An exempt section gets `always_show` instead. */
export function copySection(section: Section): Section {
  const id = newId()
  const copies = new Map(section.questions.map((question) => [question.id, newId()]))
  const questionIds = (ids: string[]) => ids.map((one) => copies.get(one) ?? one)
  const sectionIds = (ids: string[]) => ids.map((one) => (one === section.id ? id : one))
  const questions = section.questions.map((question) => {
    const { show_if } = question
    const copied = rewriteQuotes(copyQuestion(question, copies.get(question.id)), quotingCopies(copies))
    const copy = show_if ? { ...copied, show_if: conditionOfCopy(show_if, copies) } : copied
    if (!copy.gateway) return copy
    const choice_rules = copy.gateway.choice_rules.map((rule) => ({
      ...rule,
      show_section_ids: sectionIds(rule.show_section_ids),
      show_question_ids: questionIds(rule.show_question_ids),
    }))
    return { ...copy, gateway: { ...copy.gateway, choice_rules } }
  })
  const { ends_if } = section
  const ends = ends_if && { ends_if: conditionOfCopy(ends_if, copies) }
  return {
    ...rewriteQuotes(section, quotingCopies(copies)),
    ...ends,
    id,
    always_show: section.always_show || isExemptFromBranching(section),
    questions,
  }
}

const conditionOfCopy = ({ match, clauses }: Condition, copies: ReadonlyMap<string, string>): Condition => ({
  match,
  clauses: clauses.map((clause) => {
    const question_id = copies.get(clause.question_id ?? '')
    return question_id === undefined ? clause : { ...clause, question_id }
  }),
})

/** Inserts a section at `index`; at the end by default. */
export const insertSection =
  (section: Section, index?: number): Edit =>
  (survey) => ({ ...survey, sections: insertAt(survey.sections, [section], index) })

/** Rules that name the section stay: the logic check reports them, and undo needs them. Its pool shows at most the remaining sections. */
export const removeSection =
  (id: string): Edit =>
  (survey) =>
    surveyIndex(survey).sections.has(id)
      ? withFittingPools({ ...survey, sections: survey.sections.filter((section) => section.id !== id) })
      : survey

export const moveSection =
  (id: string, to: number): Edit =>
  (survey) => {
    const sections = moveItem(survey.sections, surveyIndex(survey).sections.get(id)?.index, to)
    return sections === survey.sections ? survey : { ...survey, sections }
  }

export const patchSection = (id: string, patch: Partial<Omit<Section, 'id' | 'questions'>>): Edit =>
  changeSection(id, (section) => ({ ...section, ...patch }))

/** An edit of one section; returning the same section means no change. */
export const changeSection =
  (id: string, change: (section: Section) => Section): Edit =>
  (survey) => {
    const sections = updateWhere(survey.sections, (section) => section.id === id, change)
    return sections === survey.sections ? survey : { ...survey, sections }
  }

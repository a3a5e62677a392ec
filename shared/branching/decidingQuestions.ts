import { isString } from '../kinds/choice.ts'
import { prepareClause, type Readable } from './conditions/clause.ts'
import { conditionIndex } from './conditions/conditionIndex.ts'
import { ruleIndex } from './ruleIndex.ts'
import { entries, type ConditionFields, type SurveyFields } from './surveyFields.ts'

/** `questions`: by id, the rows that conditions name of it. `endings`: the ids of the sections after which the survey may end, in order. */
type Deciding = { questions: ReadonlyMap<string, ReadonlySet<string>>; endings: readonly string[] }

/** The questions whose answers decide what shows or where the survey ends: those with gateways, and those that conditions read. */
export function decidingQuestions(survey: SurveyFields): Deciding {
  const index = ruleIndex(survey)
  const { readable, ends } = conditionIndex(survey, index)
  const questions = new Map([...index.gatewayQuestions.keys()].map((id) => [id, new Set<string>()]))
  const add = (condition: ConditionFields | null | undefined, owner: Readable) => {
    for (const clause of entries(condition?.clauses)) {
      if (!isString(clause.question_id) || !prepareClause(clause, owner)) continue
      const rows = questions.get(clause.question_id) ?? new Set()
      questions.set(clause.question_id, isString(clause.row) ? rows.add(clause.row) : rows)
    }
  }
  for (const section of index.sections) {
    add(section.fields.show_if, readable.section(section))
    for (const question of section.questions) add(question.fields.show_if, readable.question(question))
    add(section.fields.ends_if, readable.end(section))
  }
  return { questions, endings: index.sections.flatMap(({ id, position }) => (ends.has(position) ? id : [])) }
}

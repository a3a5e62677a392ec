import { mostClauses } from '../../branching/conditions/mostClauses.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import { entries } from '../../branching/surveyFields.ts'
import { isString } from '../../kinds/choice.ts'
import { takesAnswer } from '../../kinds/kinds.ts'
import type { Condition } from '../../survey/condition.ts'
import type { Pool } from '../../survey/life/lifeFields.ts'
import type { Question, Section } from '../../survey/survey.ts'
import { clauseProblem } from '../conditions/clauseProblem.ts'
import type { ConditionAt, WarningOf } from '../logicWarning.ts'
import type { LogicSurvey } from '../targets.ts'

type RandomOrder = WarningOf<'clause_in_random_order'>
type Asking = { place: ConditionAt; condition: Condition; section: Section; question?: Question }

/**
 * Clauses on a question that some respondents see after the part that the clause decides on: in another section of a pool whose order is drawn, or in
 * a section whose questions are shuffled. Evaluation follows the order of the survey.
 */
export function orderWarnings(survey: LogicSurvey & { pools?: readonly Pool[] | undefined }): RandomOrder[] {
  const shuffledPools = new Set((survey.pools ?? []).filter(({ shuffle }) => shuffle).map(({ id }) => id))
  if (shuffledPools.size === 0 && !survey.sections.some(({ shuffle_questions }) => shuffle_questions)) return []
  const homes = new Map(survey.sections.flatMap((section) => section.questions.map((question) => [question.id, { section, question }])))
  const { gatewayQuestions } = ruleIndex(survey)
  const keepsPlace = (question: Question) => question.pinned === true || !takesAnswer(question) || gatewayQuestions.has(question.id)

  return survey.sections.flatMap(askingOf).flatMap(({ place, condition, section, question }) =>
    entries(condition.clauses.slice(0, mostClauses)).flatMap((clause, at): RandomOrder[] => {
      const asked = isString(clause.question_id) ? homes.get(clause.question_id) : undefined
      if (!asked || clauseProblem(survey, place, clause)) return []
      const found = { code: 'clause_in_random_order', place: { ...place, clause: at }, question_id: asked.question.id } as const
      if (asked.section !== section) {
        const { pool = '' } = section
        return asked.section.pool === pool && shuffledPools.has(pool) ? [{ ...found, shuffled: { pool } }] : []
      }
      const unpinned = [asked.question, question].flatMap((one) => (one && !keepsPlace(one) ? [one.id] : []))
      return question && section.shuffle_questions && unpinned.length > 0
        ? [{ ...found, shuffled: { section_id: section.id, unpinned } }]
        : []
    }),
  )
}

/** The conditions that show a section or its questions; its end comes after all of them. */
function askingOf(section: Section): Asking[] {
  const { id, show_if, questions } = section
  return [
    ...(show_if ? [{ place: { kind: 'section' as const, id, part: 'show_if' as const }, condition: show_if, section }] : []),
    ...questions.flatMap((question) =>
      question.show_if
        ? [
            {
              place: { kind: 'question' as const, id: question.id, part: 'show_if' as const },
              condition: question.show_if,
              section,
              question,
            },
          ]
        : [],
    ),
    ...(section.ends_if
      ? [{ place: { kind: 'section' as const, id, part: 'ends_if' as const }, condition: section.ends_if, section }]
      : []),
  ]
}

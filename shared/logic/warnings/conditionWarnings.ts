import { clauseKindOf } from '../../branching/conditions/clauseKinds.ts'
import { mostClauses } from '../../branching/conditions/mostClauses.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import { entries } from '../../branching/surveyFields.ts'
import type { Clause, Condition } from '../../survey/condition.ts'
import type { Question } from '../../survey/survey.ts'
import { clauseProblem } from '../conditions/clauseProblem.ts'
import type { ClauseAt, ConditionAt, LogicWarning, Named, WarningOf } from '../logicWarning.ts'
import type { ConditionFindings, Outcome } from '../reach/conditionSearch.ts'
import { lastKeptSection } from '../reach/surveyFormulas.ts'
import type { LogicSurvey, Reachability } from '../targets.ts'

type WithoutEffect = WarningOf<'condition_without_effect'>['because']
/** A condition in the survey. `without`: why the condition has no effect. */
type Found = { place: ConditionAt; condition: Condition; outcome: Outcome | undefined; without: WithoutEffect | undefined }

/** Warnings about conditions and ends, one condition in each step. `never`: the parts reported as never shown. */
export function* conditionWarnings(
  survey: LogicSurvey,
  findings: ConditionFindings,
  never: readonly LogicWarning[],
): Generator<undefined, LogicWarning[]> {
  const reported = new Set(never.flatMap((warning) => (isNeverHeld(warning) ? JSON.stringify(warning.place) : [])))
  const questions = new Map(survey.sections.flatMap((section) => section.questions.map((question) => [question.id, question])))
  const ofEach: LogicWarning[] = []
  for (const found of conditionsOf(survey, findings)) {
    yield
    const { place, condition, without } = found
    const whole: LogicWarning[] = without ? [{ code: 'condition_without_effect', place, because: without }] : outcomeWarnings(found)
    const clauses = condition.clauses
      .slice(0, mostClauses)
      .flatMap((clause, at) => clauseWarnings(survey, { ...place, clause: at }, clause, questions))
    ofEach.push(...whole.filter((warning) => !reported.has(JSON.stringify(warning.place))), ...clauses)
  }
  yield
  return [...ofEach, ...hiddenByEnds(survey, findings), ...undecided(survey, findings.reached)]
}

const isNeverHeld = (warning: LogicWarning) => warning.code === 'never_shows' && warning.because.code === 'condition_never_holds'

function conditionsOf(survey: LogicSurvey, { outcomes, reached }: ConditionFindings): Found[] {
  const { mode, gatewayQuestions, sections } = ruleIndex(survey)
  const isKept = (id: string) => mode === 'intersect' && gatewayQuestions.has(id)
  const lastKept = lastKeptSection(survey)
  return sections.flatMap(({ id, position, questions }) => {
    const { show_if, ends_if, questions: held } = survey.sections.find((section) => section.id === id)!
    const own = (questionId: string) => held.find((question) => question.id === questionId)?.show_if
    return [
      found({ kind: 'section', id, part: 'show_if' }, show_if, outcomes.ofSections.get(position), {
        gateway_section: questions.some((question) => isKept(question.id)),
      }),
      ...questions.map((question) =>
        found({ kind: 'question', id: question.id, part: 'show_if' }, own(question.id), outcomes.ofQuestions.get(question.position), {
          gateway_question: isKept(question.id),
        }),
      ),
      found(
        { kind: 'section', id, part: 'ends_if' },
        ends_if,
        reached.sections.get(id) === 'never' ? undefined : outcomes.ends.get(position),
        { gateway_later: position < lastKept },
      ),
    ].flat()
  })
}

function found(
  place: ConditionAt,
  condition: Condition | null | undefined,
  outcome: Outcome | undefined,
  without: Partial<Record<WithoutEffect, boolean>>,
): Found[] {
  if (!condition || entries(condition.clauses).length === 0) return []
  const [because] = Object.entries(without).flatMap(([code, isSo]) => (isSo ? [code as WithoutEffect] : []))
  return [{ place, condition, outcome, without: because }]
}

function outcomeWarnings({ place, outcome }: Found): LogicWarning[] {
  if (outcome?.holds === 'never') return [{ code: 'condition_never_holds', place }]
  return outcome?.fails === 'never' ? [{ code: 'condition_always_holds', place }] : []
}

function clauseWarnings(survey: LogicSurvey, place: ClauseAt, clause: Clause, questions: ReadonlyMap<string, Question>): LogicWarning[] {
  const problem = clauseProblem(survey, place, clause)
  if (problem) return [{ code: 'clause_left_out', place, problem }]
  const question = questions.get(clause.question_id ?? '')
  const named = clause.op === 'any_of' || clause.op === 'none_of' ? clauseKindOf(question?.type)?.named : undefined
  const values = question && named ? entries(clause.values).filter((value) => named(question, value) === undefined) : []
  return values.length > 0 ? [{ code: 'clause_values_gone', place, values }] : []
}

/** One warning for each end that hides parts for ever: those up to the next such end. */
function hiddenByEnds({ sections }: LogicSurvey, { outcomes, withoutEnds }: ConditionFindings): LogicWarning[] {
  const positions = [...outcomes.ends.keys()]
  const always = positions.find((position) => outcomes.ends.get(position)?.fails === 'never')
  const hidden = sections.flatMap(({ id, questions }, at) => {
    const before = positions.filter((position) => position < at)
    const end = always !== undefined && always < at ? always : before.at(-1)
    if (end === undefined) return []
    const isSection = withoutEnds.sections.has(id)
    const question_ids = isSection ? [] : questions.filter((question) => withoutEnds.questions.has(question.id)).map((one) => one.id)
    return isSection || question_ids.length > 0 ? [{ end, section_ids: isSection ? [id] : [], question_ids }] : []
  })
  return [...Map.groupBy(hidden, ({ end }) => end)].map(([end, all]): LogicWarning => ({
    code: 'end_hides',
    place: { kind: 'section', id: sections[end]!.id, part: 'ends_if' },
    targets: { section_ids: all.flatMap(({ section_ids }) => section_ids), question_ids: all.flatMap(({ question_ids }) => question_ids) },
  }))
}

/** One warning for all targets and conditions that the search gave up on. */
function undecided({ sections }: LogicSurvey, reached: Reachability): LogicWarning[] {
  const targets: Named = {
    section_ids: sections.map(({ id }) => id).filter((id) => reached.sections.get(id) === 'unknown'),
    question_ids: sections
      .flatMap(({ questions }) => questions.map(({ id }) => id))
      .filter((id) => reached.questions.get(id) === 'unknown'),
  }
  const [section, question] = [targets.section_ids[0], targets.question_ids[0]]
  if (section !== undefined) return [{ code: 'undecided', place: { kind: 'section', id: section }, targets }]
  return question === undefined ? [] : [{ code: 'undecided', place: { kind: 'question', id: question }, targets }]
}

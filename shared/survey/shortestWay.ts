import { ruleIndex } from '../branching/ruleIndex.ts'
import type { Given, Show } from '../branching/showByRules.ts'
import { entries, type ClauseFields } from '../branching/surveyFields.ts'
import { answerChoosing, isChoiceType, kinds, takesAnswer } from '../kinds/kinds.ts'
import type { Question, SurveyBody } from './survey.ts'

/** Answers to the deciding questions that show and are required, with the measure of the shown questions; Infinity if the answers end the survey. */
type Way = { answers: ReadonlyMap<string, unknown>; length: number }

/** The most evaluations of branching, by the number of questions: some 30 ms in all. */
const mostTried = (questions: number) => Math.max(10, Math.round(10_000 / questions))

/**
 * The least `measure` of the questions that a respondent sees who answers all required questions and is not screened out. Changes one answer at a
 * time while that lowers the measure. In a survey with many interacting rules, another way may be a little shorter. `visible`: the one of
 * shared/branching.ts, or the one of public pages.
 */
export function shortestWay(survey: SurveyBody, visible: Show, given: Given, measure: (shown: readonly Question[]) => number): number {
  const all = survey.sections.flatMap(({ questions }) => questions)
  const tried = triedAnswers(survey, all)
  const deciding = all.filter(({ id }) => tried.has(id))
  let left = mostTried(all.length)

  function look(answers: Way['answers']) {
    left -= 1
    const { questions, ended_by } = visible(survey, answers, given)
    return { shown: questions, length: ended_by === undefined ? measure(all.filter(({ id }) => questions.has(id))) : Infinity }
  }
  /** Answers the required questions that show, each with the value that shows least; once the evaluations are used up, with the first value. */
  function complete(given: Way['answers']): Way {
    const { shown, length } = look(given)
    const missing = deciding.filter(({ id, required }) => required && !given.has(id))
    const next = missing.find(({ id }) => shown.has(id))
    if (!next) return { answers: given, length }
    if (left <= 0) return complete(new Map([...given, ...missing.map(({ id }) => [id, tried.get(id)![0]] as const)]))
    const ways = tried.get(next.id)!.map((value) => new Map(given).set(next.id, value))
    return complete(least(ways, (answers) => look(answers).length))
  }

  let best = complete(new Map())
  for (let before = Infinity; best.length < before;) {
    before = best.length
    for (const { id, required } of deciding) {
      for (const value of [...(required ? [] : [undefined]), ...tried.get(id)!]) {
        if (left > 0) best = least([best, complete(new Map(best.answers).set(id, value))], ({ length }) => length)
      }
    }
  }
  return Number.isFinite(best.length) ? best.length : measure(all)
}

/** The first of the smallest ones. */
function least<T>(list: readonly T[], lengthOf: (one: T) => number): T {
  const lengths = list.map(lengthOf)
  return list[lengths.indexOf(Math.min(...lengths))]!
}

/** By deciding question: one value of each kind that gateways and conditions distinguish. */
function triedAnswers(survey: SurveyBody, all: readonly Question[]): Map<string, unknown[]> {
  const { gatewayQuestions } = ruleIndex(survey)
  const conditions = [...survey.sections.flatMap(({ show_if, ends_if }) => [show_if, ends_if]), ...all.map(({ show_if }) => show_if)]
  const clauses = conditions.flatMap((condition) => entries(condition?.clauses))
  const named = new Set(clauses.map(({ question_id }) => question_id))
  const deciding = all.filter((question) => takesAnswer(question) && (gatewayQuestions.has(question.id) || named.has(question.id)))
  const about = ({ id }: Question) => clauses.filter(({ question_id }) => question_id === id)
  return new Map(deciding.map((question) => [question.id, answersTo(question, about(question))]))
}

/** Each choice, or the values that clauses name and their neighbors, in the shape of the question's answers. */
function answersTo({ type, choices }: Question, clauses: readonly ClauseFields[]): unknown[] {
  if (isChoiceType(type)) return choices.map(({ value }) => answerChoosing(type, value))
  const named = clauses.flatMap(({ values, from, to }) => [...entries(values), from, to, ...choices.map(({ value }) => value)])
  const around = [...named, 'x', 1].flatMap((value) => (typeof value === 'number' ? [value, value - 1, value + 1] : [value]))
  const rows = clauses.flatMap(({ row }) => row ?? [])
  const shaped = around.flatMap((value) => [value, [value], ...rows.map((row) => ({ [row]: value }))])
  const answers = shaped.filter((value) => kinds[type].hasShape(value))
  return answers.length > 0 ? answers : [undefined]
}

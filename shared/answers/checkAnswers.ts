import { isUnanswered } from './isAnswered.ts'
import { normalize, questionsById, type GivenAnswer } from './normalize.ts'
import { visible } from '../branching.ts'
import { checkedKinds, type AnswerIssue } from '../kinds/checkedKinds.ts'
import { kinds, type AnswerValue } from '../kinds/kinds.ts'
import type { Answer } from '../responses/response.ts'
import type { Question, Survey } from '../survey/survey.ts'

/** Why an answer is invalid. `path` within the body: `answers.3.value`, or `answers` where a required one is missing. */
export type Problem = { path: string; question_id: string; code: AnswerIssue['code'] | 'answer.required'; message: string }

/**
 * The answers to store, and the problems of the others: both in document order and at most one per question; of several
 * answers to a question the last counts. Answers to hidden or unknown questions and blank ones are dropped without a
 * problem. Rich text must be sanitized already; whether files exist is not checked. `stored`: the answers that these replace.
 */
export function checkAnswers(
  survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode'>,
  answers: readonly GivenAnswer[],
  stored: readonly Answer[] = [],
): { kept: Answer[]; problems: Problem[] } {
  const given = new Map(normalize(survey, answers).map(({ question_id, value }, index) => [question_id, { value, index }]))
  const questions = questionsById(survey)
  const before = new Map(stored.map(({ question_id, value }) => [question_id, value]))
  const shown = visible(survey, answersOfRightShape(questions, given)).questions

  const kept: Answer[] = []
  const problems: Problem[] = []
  for (const question of questions.values()) {
    if (!shown.has(question.id)) continue
    const { id: question_id, type, required } = question
    const answer = given.get(question_id)

    if (!answer || isUnanswered(type, answer.value)) {
      const message = `Question ${question_id} needs an answer.`
      const path = answer && kinds[type].since ? `answers.${answer.index}.value` : 'answers'
      if (required) problems.push({ path, question_id, code: 'answer.required', message })
      continue
    }
    const { value, index } = answer
    const refuse = (issue: AnswerIssue) => problems.push({ path: `answers.${index}.value`, question_id, ...issue })
    if (!kinds[type].hasShape(value)) {
      refuse({ code: 'answer.invalid', message: `The answer to question ${question_id} does not match its type, ${type}.` })
      continue
    }
    const checked = checkedKinds[type]
    const isUnchanged = checked.keepsStored && before.get(question_id) === value
    const issue = isUnchanged ? undefined : checked.issue(question, value as AnswerValue)
    if (issue) refuse(issue)
    else kept.push({ question_id, value: checked.kept?.(value as AnswerValue) ?? (value as AnswerValue) })
  }
  return { kept, problems }
}

/** The answers that branching uses: a value of the wrong shape counts as no answer. */
function answersOfRightShape(questions: Map<string, Question>, given: Map<string, { value: unknown }>): Map<string, unknown> {
  const ofRightShape = [...given].filter(([id, { value }]) => {
    const question = questions.get(id)
    return question && kinds[question.type].hasShape(value)
  })
  return new Map(ofRightShape.map(([id, { value }]) => [id, value]))
}

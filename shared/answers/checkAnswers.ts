import { isUnanswered } from './isAnswered.ts'
import { normalise, questionsById, type GivenAnswer } from './normalise.ts'
import { answerIssue, type AnswerIssue } from './answerIssue.ts'
import { hasShape, onlyFileFields } from './shape.ts'
import { visible } from '../branching.ts'
import { answerKind } from '../survey/questionTypes.ts'
import type { Answer, AnswerValue, FileValue } from '../responses/response.ts'
import type { Question, Survey } from '../survey/survey.ts'

/** What stands against an answer. `path` leads into what was sent: `answers.3.value`, or `answers` where one is missing. */
export type Problem = { path: string; question_id: string; code: AnswerIssue['code'] | 'answer.required'; message: string }

/**
 * What is kept of the answers that were sent, and what stands against them: both in document order and at most one a
 * question, of several answers to a question the last. Answers to what is hidden or unknown are dropped, whatever they
 * hold, and so is what leaves a question unanswered. Rich text is expected as it will be stored, sanitised; whether the
 * files exist is not looked at.
 */
export function checkAnswers(
  survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode'>,
  answers: readonly GivenAnswer[],
): { kept: Answer[]; problems: Problem[] } {
  const given = new Map(normalise(survey, answers).map(({ question_id, value }, index) => [question_id, { value, index }]))
  const questions = questionsById(survey)
  const shown = visible(survey, answersOfRightShape(questions, given)).questions

  const kept: Answer[] = []
  const problems: Problem[] = []
  for (const question of questions.values()) {
    if (!shown.has(question.id)) continue
    const { id: question_id, type, required } = question
    const answer = given.get(question_id)

    if (!answer || isUnanswered(type, answer.value)) {
      const message = `Question ${question_id} needs an answer.`
      if (required) problems.push({ path: 'answers', question_id, code: 'answer.required', message })
      continue
    }
    const refusal = answerIssue(question, answer.value)
    if (refusal) problems.push({ path: `answers.${answer.index}.value`, question_id, ...refusal })
    else kept.push({ question_id, value: keptValue(question, answer.value as AnswerValue) })
  }
  return { kept, problems }
}

/** What decides on branching: a value of another shape leaves its question unanswered. */
function answersOfRightShape(questions: Map<string, Question>, given: Map<string, { value: unknown }>): Map<string, unknown> {
  const ofRightShape = [...given].filter(([id, { value }]) => {
    const question = questions.get(id)
    return question && hasShape(question.type, value)
  })
  return new Map(ofRightShape.map(([id, { value }]) => [id, value]))
}

const keptValue = ({ type }: Question, value: AnswerValue): AnswerValue =>
  answerKind(type) === 'files' ? onlyFileFields(value as FileValue | FileValue[]) : value

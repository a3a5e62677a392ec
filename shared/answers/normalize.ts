import { kinds } from '../kinds/kinds.ts'
import type { Question, Survey } from '../survey/survey.ts'

/** An answer as it was sent: its value and text may be anything. */
export type GivenAnswer = { readonly question_id: string; readonly value?: unknown; readonly text?: unknown }

/** The same answers with former values of renamed choices replaced by the present ones. */
export function normalize<A extends GivenAnswer>(survey: Pick<Survey, 'sections'>, answers: readonly A[]): A[] {
  const questions = questionsById(survey)
  return answers.map((answer) => {
    const question = questions.get(answer.question_id)
    return question ? { ...answer, value: normalizeAnswer(question, answer.value) } : answer
  })
}

/** The value of an answer to this question, with the present values of choices that were renamed. */
export function normalizeAnswer(question: Question, value: unknown): unknown {
  const kind = kinds[question.type]
  return kind.normalize ? kind.normalize(question, value) : value
}

export const questionsById = ({ sections }: Pick<Survey, 'sections'>): Map<string, Question> =>
  new Map(sections.flatMap((section) => section.questions.map((question) => [question.id, question])))

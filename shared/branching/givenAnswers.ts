/** Answers in the form of the server, the page's store or a test. */
export type GivenAnswers =
  | readonly { readonly question_id: string; readonly value?: unknown }[]
  | ReadonlyMap<string, unknown>
  | Readonly<Record<string, unknown>>
  | null
  | undefined

/** The value given to a question, undefined when there is none. Of several answers to one question the last counts. */
export type AnswerTo = (questionId: string) => unknown

/** Reads the answers to the questions that pass `isRead`. Ids such as `__proto__` and `constructor` are safe. */
export function answerReader(answers: GivenAnswers, isRead: (questionId: string) => boolean): AnswerTo {
  if (answers === null || answers === undefined) return () => undefined
  if (answers instanceof Map) return (questionId) => answers.get(questionId) as unknown
  if (Array.isArray(answers)) return readList(answers, isRead)
  const record = answers as Readonly<Record<string, unknown>>
  return (questionId) => (Object.hasOwn(record, questionId) ? record[questionId] : undefined)
}

function readList(answers: readonly ListedAnswer[], isRead: (questionId: string) => boolean): AnswerTo {
  const values = new Map<string, unknown>()
  for (const answer of answers) {
    if (answer && isRead(answer.question_id)) values.set(answer.question_id, answer.value)
  }
  return (questionId) => values.get(questionId)
}

type ListedAnswer = { question_id: string; value?: unknown } | null | undefined

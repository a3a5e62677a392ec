import { gatewayQuestionIds, visible } from '#shared/branching.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import type { AnyChoice, AnyQuestion } from './allQuestions.ts'

/** The survey version that a response was last answered on: its questions, what was shown, and the present choices for its values. */
export class AnsweredVersion {
  readonly #definition: Definition
  readonly #questions: ReadonlyMap<string, Question>
  readonly #successors = new Map<AnyQuestion, ReadonlyMap<string, AnyChoice>>()

  constructor(definition: Definition) {
    this.#definition = definition
    this.#questions = new Map(definition.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]))
  }

  /** The question in this version; undefined if it had none with that id. */
  question(id: string): Question | undefined {
    return this.#questions.get(id)
  }

  /** The ids of the questions that were shown for these answers. */
  shown(answers: Answer[]): ReadonlySet<string> {
    return this.visible(answers).questions
  }

  /** The ids of the sections and questions that were shown for these answers. */
  visible(answers: Answer[]): ReturnType<typeof visible> {
    const deciding = gatewayQuestionIds(this.#definition)
    const current = answers
      .filter(({ question_id }) => deciding.has(question_id))
      .map(({ question_id, value }) => {
        const choices = this.#questions.get(question_id)?.choices ?? []
        const rename = (one: unknown) => (typeof one === 'string' ? (findChoice(choices, one)?.value ?? one) : one)
        return { question_id, value: Array.isArray(value) ? value.map(rename) : rename(value) }
      })
    return visible(this.#definition, current)
  }

  /** The present choice for a value that was answered on this version; undefined if no choice ever had it. */
  choice(question: AnyQuestion, value: string): AnyChoice | undefined {
    let known = this.#successors.get(question)
    if (!known) {
      known = successors(question, this.#questions.get(question.id)?.choices ?? [])
      this.#successors.set(question, known)
    }
    return known.get(value)
  }
}

/** The choice with that value, else the one with that alias. */
export const findChoice = (choices: Choice[], value: string) =>
  choices.find((choice) => choice.value === value) ?? choices.find(({ aliases }) => aliases.includes(value))

/**
 * The present choice for every value of a question. The answered version's choices come first, matched by id, since two choices may have swapped
 * values since; then present values, aliases, and those of deleted choices.
 */
function successors(question: AnyQuestion, answered: Choice[]): ReadonlyMap<string, AnyChoice> {
  const byId = new Map(question.choices.filter(({ id }) => id).map((choice) => [choice.id, choice]))
  const then = answered.map((choice) => ({ choice, successor: byId.get(choice.id) })).filter(({ successor }) => successor)
  const present = question.choices.filter(({ deleted }) => !deleted)
  const gone = question.choices.filter(({ deleted }) => deleted)
  return firstOfEach([
    ...then.map(({ choice, successor }) => [choice.value, successor!] as const),
    ...then.flatMap(({ choice, successor }) => choice.aliases.map((alias) => [alias, successor!] as const)),
    ...[present, gone].flatMap((choices) => [
      ...choices.map((choice) => [choice.value, choice] as const),
      ...choices.flatMap((choice) => choice.aliases.map((alias) => [alias, choice] as const)),
    ]),
  ])
}

const firstOfEach = (entries: (readonly [string, AnyChoice])[]) => new Map(entries.toReversed())

import { normalizeAnswer, questionsById } from '#shared/answers/normalize.ts'
import { visible } from '#shared/branching.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Answer } from '#shared/responses/response.ts'
import type { Choice, Question, Section } from '#shared/survey/survey.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'
import type { AnyChoice, AnyQuestion } from './allQuestions.ts'

/** The survey version that a response was last answered on: its questions, the shown ones, and the present choices for its values. */
export class AnsweredVersion {
  readonly #definition: Definition
  readonly #questions: ReadonlyMap<string, Question>
  readonly #successors = new WeakMap<AnyQuestion, ReadonlyMap<string, AnyChoice>>()

  constructor(definition: Definition) {
    this.#definition = definition
    this.#questions = questionsById(definition)
  }

  question(id: string): Question | undefined {
    return this.#questions.get(id)
  }

  section(id: string): Section | undefined {
    return this.#definition.sections.find((section) => section.id === id)
  }

  /** The parts that were shown for a response's answers, link and draw. */
  visible(answers: Answer[], given?: Pick<StoredResponse, 'link' | 'drawn'>): ReturnType<typeof visible> {
    const { decides } = ruleIndex(this.#definition)
    const current = answers
      .filter(({ question_id }) => decides(question_id) && this.#questions.has(question_id))
      .map(({ question_id, value }) => {
        const question = this.#questions.get(question_id)!
        return { question_id, value: normalizeAnswer(question, value) }
      })
    return visible(this.#definition, current, given)
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

const versions = new WeakMap<Definition, AnsweredVersion>()

/** The version with that definition, indexed once for each. */
export function answeredVersion(definition: Definition): AnsweredVersion {
  const version = versions.get(definition) ?? new AnsweredVersion(definition)
  versions.set(definition, version)
  return version
}

/** The version of its survey that a response was last answered on; null if it is not stored. The most recently used versions are cached. */
export async function readAnsweredVersion(response: Pick<StoredResponse, 'survey_id' | 'survey_version'>): Promise<AnsweredVersion | null> {
  const definition = await readVersionDefinition(response.survey_id, response.survey_version)
  return definition && answeredVersion(definition)
}

/** The present choice for every value: by the answered version's ids first, as two choices may have swapped values; then by aliases. */
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

import type { Choice, Question, Survey } from '#shared/survey/survey.ts'
import type { ResponseLine, SurveyFile } from './surveyFile.ts'

const questionsOf = ({ sections }: Survey): Question[] => sections.flatMap(({ questions }) => questions)

/** The parts that a question lost over its versions, each as it was last, in the order in which it lost them. */
function lost<Part extends { id?: string | undefined }>(versions: Question[], partsOf: (question: Question) => readonly Part[]): Part[] {
  const present = new Set(partsOf(versions.at(-1)!).map(({ id }) => id))
  const last = new Map(versions.flatMap((question, at) => partsOf(question).map((part) => [part.id, { part, at }] as const)))
  return [...last.values()].filter(({ part }) => !present.has(part.id)).sort((one, other) => one.at - other.at).map(({ part }) => part) // oxfmt-ignore
}

/** The last version of a survey as an export shows it: with lost choices and rows after the present ones. Its questions are those of all versions. */
export function withLostParts(versions: readonly Survey[]): SurveyFile {
  const all = versions.map(questionsOf)
  const questions = all.at(-1)!.map((question) => {
    const own = all.flatMap((one) => one.find(({ id }) => id === question.id) ?? [])
    const choices = [...question.choices, ...lost(own, (one) => one.choices)]
    return { ...question, choices, rows: [...(question.rows ?? []), ...lost(own, ({ rows = [] }) => rows)], max_choices: choices.length }
  })
  const { pools, sections } = versions.at(-1)!
  return { ...(pools && { pools }), sections: [{ questions, shuffle_questions: sections.some((one) => one.shuffle_questions) }] }
}

/** A response to one of the versions, with the last values of the choices that it chose. */
export function withLastValues(versions: readonly Survey[], on: Survey, line: ResponseLine): ResponseLine {
  const latest = new Map(
    versions.flatMap(questionsOf).flatMap(({ choices }) => choices.map((choice) => [choice.id, choice.value] as const)),
  )
  const answers = line.answers.map(({ question_id, value, ...answer }) => {
    const { type, choices } = questionsOf(on).find(({ id }) => id === question_id)!
    return { question_id, ...answer, value: types.has(type) ? presentOf(value, choices, latest) : value }
  })
  return { ...line, answers }
}

const types: ReadonlySet<string> = new Set(['single_choice', 'multi_select', 'ranking', 'matrix'])

function presentOf(value: unknown, choices: Choice[], latest: ReadonlyMap<string | undefined, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => presentOf(one, choices, latest))
  if (typeof value !== 'object' || value === null) return latest.get(choices.find((choice) => choice.value === value)?.id)
  return Object.fromEntries(Object.entries(value).map(([row, one]) => [row, presentOf(one, choices, latest)]))
}

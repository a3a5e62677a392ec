import { randomBytes } from 'node:crypto'
import type { Choice, Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import { limits } from '#shared/limits.ts'
import {
  hasOrHadEnd,
  hasOrHadOrder,
  linkFieldsOf,
  poolsOf,
  type Definition,
  type RetiredChoice,
  type RetiredQuestion,
  type RetiredRow,
} from './definitions.ts'

/**
 * The definition to store for `body` after `previous`. Every choice gets an id, earlier values become aliases of their choice, and deleted
 * questions, choices and rows are added to the retired ones, so that old answers stay readable. Aliases and retired entries are bounded, the latest
 * are kept: however often a survey is changed, it can still be stored.
 */
export function nextDefinition(body: SurveyBody, previous: Definition | null): Definition {
  const before = new Map([...retiredById(previous?.retired_questions ?? []), ...questionsById(previous)])
  const gone = Map.groupBy(previous?.retired_choices ?? [], ({ question_id }) => question_id)
  const earlierChoices = (id: string) => [...(gone.get(id) ?? []).map(({ choice }) => choice), ...(before.get(id)?.choices ?? [])]
  const sections = body.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, choices: choicesAfter(question, earlierChoices(question.id)) })),
  }))
  const next: Definition = { ...body, sections: withFewerAliases(sections), retired_questions: [], retired_choices: [] }
  const retired_questions = latest(retiredQuestions(next, previous))
  const known = new Map([...retiredById(retired_questions), ...questionsById(next)])
  const retired_rows = latest(retiredRows(known, before, previous?.retired_rows ?? []))
  return {
    ...next,
    retired_questions,
    retired_choices: latest(retiredChoices(known, before, previous?.retired_choices ?? [])),
    ...(retired_rows.length > 0 && { retired_rows }),
    ...(previous && formerFields(next, previous)),
  }
}

/** Parts of earlier versions that responses may still name. */
function formerFields(next: Definition, previous: Definition): Partial<Definition> {
  const former = (namesOf: (survey: Definition) => string[]) => {
    const present = new Set(namesOf(next))
    return namesOf(previous)
      .filter((name) => !present.has(name))
      .slice(0, limits.formerFields)
  }
  const [former_pools, former_link_fields] = [former(poolsOf), former(linkFieldsOf)]
  return {
    ...(hasOrHadEnd(previous) && { had_end: true }),
    ...(hasOrHadOrder(previous) && { had_order: true }),
    ...(former_pools.length > 0 && { former_pools }),
    ...(former_link_fields.length > 0 && { former_link_fields }),
  }
}

/** The last entries that together stay within the limit. */
function latest<T>(retired: T[]): T[] {
  let left: number = limits.retiredCharacters
  const first = retired.findLastIndex((one) => (left -= JSON.stringify(one).length) < 0)
  return retired.slice(first + 1)
}

/** Halves the number of aliases that each choice keeps until all of a survey's together are within the limit. */
function withFewerAliases(sections: Section[], most: number = limits.aliases): Section[] {
  const changed = sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => ({ ...choice, aliases: most === 0 ? [] : choice.aliases.slice(-most) })),
    })),
  }))
  const aliases = changed.flatMap(({ questions }) => questions.flatMap(({ choices }) => choices.flatMap((choice) => choice.aliases)))
  const characters = aliases.reduce((sum, { length }) => sum + length, 0)
  return characters > limits.aliasCharacters ? withFewerAliases(sections, Math.floor(most / 2)) : changed
}

const questionsById = (survey: SurveyBody | null): Map<string, Question> =>
  new Map(survey?.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]))

const retiredById = (retired: RetiredQuestion[]): Map<string, Question> => new Map(retired.map(({ question }) => [question.id, question]))

const newChoiceId = () => randomBytes(4).toString('hex')

/** The choices of a question with ids and aliases. A choice without an id is matched to the latest earlier one with its value. */
function choicesAfter(question: Question, earlier: Choice[]): Choice[] {
  const byId = new Map(earlier.map((choice) => [choice.id, choice]))
  const byValue = new Map(earlier.map((choice) => [choice.value, choice]))
  const given = new Set(question.choices.map(({ id }) => id))
  const present = new Set(question.choices.map(({ value }) => value))
  const used = new Set<string>()
  return question.choices.map((choice) => {
    const sameValue = byValue.get(choice.value)
    const wanted = choice.id ?? (sameValue && !given.has(sameValue.id) ? sameValue.id : undefined)
    const id = wanted && !used.has(wanted) ? wanted : newChoiceId()
    used.add(id)
    const former = byId.get(id)
    const values = [...choice.aliases, ...(former ? [...former.aliases, former.value] : [])]
    const aliases = [...new Set(values)].filter((value) => value !== '' && !present.has(value))
    return { ...choice, id, aliases }
  })
}

function retiredQuestions(next: Definition, previous: Definition | null): RetiredQuestion[] {
  if (!previous) return []
  const present = questionsById(next)
  const gone = previous.sections.flatMap(({ title, title_ko, questions }) =>
    questions.map((question) => ({ section_title: title, section_title_ko: title_ko, question: exportedFields(question) })),
  )
  return [...previous.retired_questions, ...gone].filter(({ question }) => !present.has(question.id))
}

/** The fields of a deleted question that exports need. */
const exportedFields = (question: Question): Question => ({
  ...question,
  description: '',
  description_ko: '',
  media: [],
  gateway: undefined,
  show_if: undefined,
})

/** The choices that the questions of `known` no longer have. Compared by id: a later choice may have the value of a deleted one. */
const retiredChoices = (known: Questions, before: Questions, retired: RetiredChoice[]): RetiredChoice[] =>
  notPresent(
    known,
    [...retired, ...partsOf(before, ({ choices }) => choices).map(({ question_id, part }) => ({ question_id, choice: part }))],
    ({ choice }) => choice.id,
    ({ choices }) => choices,
  )

/** The same for rows. */
const retiredRows = (known: Questions, before: Questions, retired: RetiredRow[]): RetiredRow[] =>
  notPresent(
    known,
    [...retired, ...partsOf(before, ({ rows = [] }) => rows).map(({ question_id, part }) => ({ question_id, row: part }))],
    ({ row }) => row.id,
    ({ rows = [] }) => rows,
  )

type Questions = ReadonlyMap<string, Question>

const partsOf = <Part>(questions: Questions, list: (question: Question) => readonly Part[]) =>
  [...questions.values()].flatMap((question) => list(question).map((part) => ({ question_id: question.id, part })))

/** The latest form of each part that its question no longer has. `known`: the present questions and the retired ones, which come back with their parts. */
function notPresent<Retired extends { question_id: string }>(
  known: Questions,
  candidates: Retired[],
  idOf: (retired: Retired) => string | undefined,
  present: (question: Question) => readonly { id?: string | undefined }[],
): Retired[] {
  const latest = new Map(candidates.map((one) => [`${one.question_id}\n${idOf(one)}`, one]))
  return [...latest.values()].filter((one) => {
    const question = known.get(one.question_id)
    return question && !present(question).some(({ id }) => id === idOf(one))
  })
}

import { randomBytes } from 'node:crypto'
import type { Choice, Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import { limits } from '#shared/limits.ts'
import type { Definition, RetiredChoice, RetiredQuestion } from './definitions.ts'

/**
 * The definition to store for `body` after `previous`: every choice has an id, a value that was published lives on as an alias of its
 * choice, and questions and choices that are gone are remembered, so that old answers stay readable. Of all three the latest: however
 * often a survey is changed, it does not grow beyond what can be stored.
 */
export function nextDefinition(body: SurveyBody, previous: Definition | null): Definition {
  const before = questionsById(previous)
  const gone = Map.groupBy(previous?.retired_choices ?? [], ({ question_id }) => question_id)
  const earlierChoices = (id: string) => [...(gone.get(id) ?? []).map(({ choice }) => choice), ...(before.get(id)?.choices ?? [])]
  const sections = body.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, choices: choicesAfter(question, earlierChoices(question.id)) })),
  }))
  const next: Definition = { ...body, sections: withFewerAliases(sections), retired_questions: [], retired_choices: [] }
  return {
    ...next,
    retired_questions: latest(retiredQuestions(next, previous)),
    retired_choices: latest(retiredChoices(next, previous)),
  }
}

/** The last ones that stay within the bound together. */
function latest<T>(retired: T[]): T[] {
  let left: number = limits.retiredCharacters
  const first = retired.findLastIndex((one) => (left -= JSON.stringify(one).length) < 0)
  return retired.slice(first + 1)
}

/** All aliases of a survey together have a bound: where they pass it, each choice keeps half as many, until they do not. */
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

const newChoiceId = () => randomBytes(4).toString('hex')

/** The choices of a question with their ids and aliases. A choice without an id is the earlier one with its value, if any, the latest of several. */
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
    questions.map((question) => ({ section_title: title, section_title_ko: title_ko, question: bare(question) })),
  )
  return [...previous.retired_questions, ...gone].filter(({ question }) => !present.has(question.id))
}

/** What an export tells of a question that is gone. */
const bare = (question: Question): Question => ({ ...question, description: '', description_ko: '', media: [], gateway: undefined })

/** By their ids: one may have the value of a choice that came after it, which old answers are told and counted as. */
function retiredChoices(next: Definition, previous: Definition | null): RetiredChoice[] {
  if (!previous) return []
  const questions = questionsById(next)
  const gone = previous.sections.flatMap((section) =>
    section.questions.flatMap(({ id, choices }) => choices.map((choice) => ({ question_id: id, choice }))),
  )
  const candidates = new Map(
    [...previous.retired_choices, ...gone].map((retired) => [`${retired.question_id}\n${retired.choice.id}`, retired]),
  )
  return [...candidates.values()].filter(({ question_id, choice }) => {
    const question = questions.get(question_id)
    return question && !question.choices.some(({ id }) => id === choice.id)
  })
}

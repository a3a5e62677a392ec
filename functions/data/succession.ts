import { randomBytes } from 'node:crypto'
import type { Choice, Question, SurveyBody } from '#shared/survey.ts'
import type { Definition, RetiredChoice, RetiredQuestion } from './definition.ts'

/**
 * The definition to store for `body` after `previous`: every choice has an id, a value that was ever published lives on as an alias of
 * its choice, and questions and choices that are gone are remembered, so that old answers stay readable.
 */
export function succeed(body: SurveyBody, previous: Definition | null): Definition {
  const before = questionsById(previous)
  const sections = body.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, choices: choicesAfter(question, before.get(question.id)) })),
  }))
  const next: Definition = { ...body, sections, retired_questions: [], retired_choices: [] }
  return { ...next, retired_questions: retiredQuestions(next, previous), retired_choices: retiredChoices(next, previous) }
}

const questionsById = (survey: SurveyBody | null): Map<string, Question> =>
  new Map(survey?.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]))

const newChoiceId = () => randomBytes(4).toString('hex')

/** The choices of a question with their ids and aliases. A choice without an id is the earlier one with its value, if any. */
function choicesAfter(question: Question, earlier: Question | undefined): Choice[] {
  const byId = new Map(earlier?.choices.map((choice) => [choice.id, choice]))
  const byValue = new Map(earlier?.choices.map((choice) => [choice.value, choice]))
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
    questions.map((question) => ({ section_title: title, section_title_ko: title_ko, question })),
  )
  return [...previous.retired_questions, ...gone].filter(({ question }) => !present.has(question.id))
}

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
    if (!question) return false
    return !question.choices.some(({ id, value, aliases }) => id === choice.id || value === choice.value || aliases.includes(choice.value))
  })
}

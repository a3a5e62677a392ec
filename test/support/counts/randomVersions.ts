import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import type { SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { hostile } from '../fixtures/everyKind.ts'
import type { SurveyInput } from '../fixtures/sampleSurvey.ts'

/** The types whose answers are counted by more than how many there are, and two whose are not. */
const types = ['single_choice', 'multi_select', 'number', 'scale', 'matrix', 'date', 'ranking', 'short_text', 'rich_text'] as const
const ids = ['__proto__', 'constructor', 'toString', 'a.b-c', 'q_4', 'q5', 'q6', 'q7', 'q8']

const other = { value: 'other', label: 'Other', text_entry: true }
const unsure = { value: 'unsure', label: 'Unsure', no_answer: true }
const gate = {
  id: 'gate',
  type: 'single_choice' as const,
  choices: ['open', 'closed'].map((value) => ({ value, label: value })),
  gateway: { enabled: true, choice_rules: [{ choice_value: 'open', show_section_ids: ['second'] }] },
}

/** A survey with a question of each type, the last ones in the sections of a pool. Each has the fields of all types, so that it can become any of them. */
export function countedSurvey(random: SeededRandom): SurveyInput {
  const questions = ids.map((id, at) => ({
    id,
    title: id,
    type: types[at]!,
    choices: [...hostile.slice(at % 4, (at % 4) + 3).map((value) => ({ value, label: value })), other, unsure],
    rows: ['__proto__', 'b', 'constructor'].map((row) => ({ id: row, label: row })),
    number: { decimals: random.below(5) },
    scale: { from: random.below(2), to: 10, na_label: 'None' },
    date: { precision: random.oneOf(['day', 'month'] as const) },
  }))
  const sections = [
    { id: 'first', questions: [gate, ...questions.slice(0, 5)] },
    { id: 'second', pool: 'arm', questions: questions.slice(5, 7) },
    { id: 'third', pool: 'arm', questions: questions.slice(7) },
  ]
  return { title: 'Counted', branching_mode: 'independent', sections, pools: [{ id: 'arm', show: 1 }] }
}

/** The next version of it: types, values, choices, rows and bounds change, and now and then a question is deleted. `at` makes new values unique. */
export function changed<S extends SurveyBody>(survey: S, random: SeededRandom, at: number): S {
  const sections = survey.sections.map((section) => ({
    ...section,
    questions: section.questions
      .filter(({ id }) => id === 'gate' || !random.chance(0.05))
      .map((question) => (question.id === 'gate' ? question : changedQuestion(question, random, at))),
  }))
  return { ...survey, sections }
}

function changedQuestion(question: Question, random: SeededRandom, at: number): Question {
  const { type, choices, rows = [] } = question
  const [first, ...more] = choices
  const renamed = random.chance(0.3) ? [{ ...first!, value: `${first!.value} ${at}` }, ...more] : choices
  return {
    ...question,
    type: random.chance(0.3) ? random.oneOf<QuestionType>(types) : type,
    choices: random.chance(0.3) && choices.length > 3 ? renamed.toSpliced(1, 1) : renamed,
    rows: random.chance(0.3) && rows.length > 1 ? rows.slice(1) : rows,
    number: { ...question.number!, decimals: random.below(5) },
    scale: { ...question.scale!, to: 4 + random.below(7) },
  }
}

/** Met by some answers; left out if a question has another type in that version, or is deleted. */
const ends_if = {
  match: 'any' as const,
  clauses: [
    { question_id: 'gate', op: 'none_of' as const, values: ['open', 'closed'] },
    { question_id: 'toString', op: 'between' as const, from: 7 },
    { question_id: 'q_4', row: 'b', op: 'any_of' as const, values: ['other'] },
  ],
}
const show_if = { match: 'all' as const, clauses: [{ question_id: 'constructor', op: 'answered' as const }] }

/** The survey with conditions on some questions, and mostly with an end after its first section. */
export const withConditions = <S extends SurveyInput | SurveyBody>(survey: S, random: SeededRandom): S => ({
  ...survey,
  sections: (survey.sections ?? []).map((section, at) => ({
    ...section,
    ...(at === 0 && { ends_if: random.chance(0.7) ? ends_if : undefined }),
    questions: (section.questions ?? []).map((question, place) => (place % 3 === 2 ? { ...question, show_if } : question)),
  })),
})

import type * as v from 'valibot'
import type { surveyBody } from '#shared/survey/survey.ts'
import { longSurvey } from '../pages/longSurvey.ts'

type Survey = v.InferInput<typeof surveyBody>
type Section = NonNullable<Survey['sections']>[number]
type Question = NonNullable<Section['questions']>[number]

const sectionCount = 30
export const questionCount = 300
export const gatewayCount = 60
/** Choices of the last gateway, each with a rule of its own. */
export const ruleCount = 200

const points = Array.from({ length: 5 }, (_, at) => ({ value: `point_${at}`, label: `Point ${at + 1}`, label_ko: `${at + 1}점` }))

/** The types that came after the first six, each with what it has of its own. */
const laterTypes: Partial<Question>[] = [
  { type: 'matrix', choices: points, rows: points.map(({ value, label, label_ko }) => ({ id: value, label, label_ko })) },
  { type: 'ranking', choices: points },
  { type: 'scale', scale: { from: 1, to: 5, labels: points, na_label: 'Does not apply', na_label_ko: '해당 없음' } },
  { type: 'number', number: { min: 0, max: 100, decimals: 1, unit: '%', unit_ko: '%' }, look: 'slider' },
  { type: 'date', date: { precision: 'month', max: 'today' } },
  { type: 'note' },
]

/**
 * 300 questions of every type in 30 sections with two gateways a section, and in the last a list as long as the world's countries. `slug`: its
 * address.
 */
export function editedSurvey(slug: string): Survey {
  const { sections, ...rest } = longSurvey(slug, sectionCount)
  return {
    ...rest,
    sections: sections!.map((section, at) => ({
      ...section,
      questions: section.questions!.map((question, place) => {
        if (place === 8) return { ...question, ...laterTypes[at % laterTypes.length] }
        if (place !== 4) return question
        return at === sectionCount - 1 ? withLongList(question) : withRules(question, section.questions!)
      }),
    })),
  }
}

/** A gateway that for each answer shows two of the next questions of its section. */
const withRules = (question: Question, all: Question[]): Question => ({
  ...question,
  gateway: {
    enabled: true,
    choice_rules: question.choices!.map(({ value }, at) => ({
      choice_value: value,
      show_question_ids: [all[5 + (at % 5)]!.id, all[5 + ((at + 2) % 5)]!.id],
    })),
  },
})

function withLongList(question: Question): Question {
  const choices = Array.from({ length: ruleCount }, (_, at) => ({
    value: `place_${at}`,
    label: `Place ${at + 1} of the list`,
    label_ko: `목록의 ${at + 1}번째 곳`,
  }))
  const target = question.id.replace(/\d+$/, '9')
  return {
    ...question,
    choices,
    gateway: { enabled: true, choice_rules: choices.map(({ value }) => ({ choice_value: value, show_question_ids: [target] })) },
  }
}

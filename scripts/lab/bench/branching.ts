import { visible } from '#shared/branching.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { milliseconds, percentiles, table } from './table.ts'

const sectionCount = 50
const questionsASection = 10
const choices = ['a', 'b', 'c', 'd']
const runs = 2_000

const budget = 0.2

/**
 * Times `visible` on 500 questions and 50 gateways, with other answers on every run and a survey it has seen. A gateway opens
 * each section and names the one after it, so that the independent mode has them chained, and all of them name the last ten
 * sections and a hundred questions, so that the intersect mode has something to agree on.
 */
export function measureBranching(): string {
  const rows = ['intersect', 'independent'].map((mode) => {
    const { p50, p99 } = percentiles(timed(mode))
    return [mode, milliseconds(p50), milliseconds(p99)]
  })
  return table(`branching: one evaluation of 500 questions and 50 gateways (budget ${budget} ms)`, ['mode', 'p50', 'p99'], rows)
}

function timed(mode: string): number[] {
  const survey = benchSurvey(mode)
  const answers = Array.from({ length: runs }, (_, run) => benchAnswers(run))
  visible(survey, answers[0])
  return answers.map((given) => {
    const start = performance.now()
    visible(survey, given)
    return performance.now() - start
  })
}

const questionId = (section: number, question: number) => `q${section}-${question}`

const benchSurvey = (branching_mode: string): SurveyFields => ({
  branching_mode,
  sections: Array.from({ length: sectionCount }, (_, section) => ({
    id: `s${section}`,
    questions: Array.from({ length: questionsASection }, (_, question) => {
      const id = questionId(section, question)
      return question === 0
        ? { id, type: 'multi_select', gateway: { enabled: true, choice_rules: rules(section) } }
        : { id, type: 'short_text' }
    }),
  })),
})

const lastSections = Array.from({ length: 10 }, (_, at) => sectionCount - 10 + at)
const lastQuestionIds = lastSections.flatMap((section) => Array.from({ length: questionsASection }, (_, at) => questionId(section, at)))

/** Every choice opens the sections and half of the questions. */
const rules = (section: number) =>
  choices.map((choice_value, at) => ({
    choice_value,
    show_section_ids: [section + 1, ...lastSections].map((shown) => `s${shown}`),
    show_question_ids: lastQuestionIds.filter((_, place) => place % 2 === at % 2),
  }))

/** An answer to every question, another one to the gateways on every run; in one run of four a gateway halfway matches no rule. */
const benchAnswers = (run: number) =>
  Array.from({ length: sectionCount * questionsASection }, (_, at) => {
    const [section, question] = [Math.floor(at / questionsASection), at % questionsASection]
    const chosen = choices.filter((_, place) => (run + section + place) % 3 > 0)
    const value = question > 0 ? `text ${run}` : run % 4 === 0 && section === sectionCount / 2 ? ['other'] : chosen
    return { question_id: questionId(section, question), value }
  })

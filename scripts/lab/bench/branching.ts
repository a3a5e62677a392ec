import * as v from 'valibot'
import { visible } from '#shared/branching.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { logicSteps } from '#shared/logic/checkLogic.ts'
import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { conditionsSurvey } from './conditionsSurvey.ts'
import { milliseconds, percentiles, table } from './table.ts'

const sectionCount = 50
const questionsASection = 10
const choices = ['a', 'b', 'c', 'd']
const runs = 2_000

const budgets = { gateways: 0.2, conditions: 0.4, check: 2_000, slice: 8 }
/** Milliseconds after which the editor takes no further step in a slice. */
const sliceTime = 6

/**
 * Times `visible` on 500 questions and 50 gateways, with other answers on every run and a survey it has seen. A gateway opens
 * each section and names the one after it, so that the independent mode has them chained, and all of them name the last ten
 * sections and a hundred questions, so that the intersect mode has something to agree on.
 */
export function measureBranching(): string {
  const rows = ['intersect', 'independent'].flatMap((mode) => [
    row(`${mode}, 50 gateways`, budgets.gateways, benchSurvey(mode)),
    row(`${mode}, 100 gateways, 300 conditions`, budgets.conditions, withConditions(benchSurvey(mode, 2))),
  ])
  const large = v.parse(surveyBody, conditionsSurvey())
  const evaluations = [...rows, row('300 questions, 100 gateways, 278 conditions', budgets.conditions, large)]
  return [
    table('branching: one evaluation, of 500 questions if no number is named', ['survey', 'budget', 'p50', 'p99'], evaluations),
    table('branching: the logic check in slices of 8 ms', ['survey', 'budget', 'whole', 'longest slice', 'longest step'], [checked(large)]),
  ].join('\n\n')
}

/** The time of a whole check, and of the longest slice in which the editor runs it. */
function checked(survey: SurveyBody): string[] {
  const steps = logicSteps(survey)
  const slices: number[] = []
  let longestStep = 0
  for (let isDone = false; !isDone;) {
    const start = performance.now()
    let now = start
    while (!isDone && now - start < sliceTime) {
      const before = now
      isDone = steps.next().done === true
      now = performance.now()
      longestStep = Math.max(longestStep, now - before)
    }
    slices.push(now - start)
  }
  const whole = slices.reduce((sum, slice) => sum + slice, 0)
  return [
    '300 questions, 100 gateways, 278 conditions',
    milliseconds(budgets.check),
    milliseconds(whole),
    milliseconds(Math.max(...slices)),
    milliseconds(longestStep),
  ]
}

function row(name: string, budget: number, survey: SurveyFields): string[] {
  const { p50, p99 } = percentiles(timed(survey))
  return [name, milliseconds(budget), milliseconds(p50), milliseconds(p99)]
}

function timed(survey: SurveyFields): number[] {
  const answers = Array.from({ length: runs }, (_, run) => benchAnswers(run))
  visible(survey, answers[0])
  return answers.map((given) => {
    const start = performance.now()
    visible(survey, given)
    return performance.now() - start
  })
}

const questionId = (section: number, question: number) => `q${section}-${question}`

const benchSurvey = (branching_mode: string, gatewaysASection = 1): SurveyFields => ({
  branching_mode,
  sections: Array.from({ length: sectionCount }, (_, section) => ({
    id: `s${section}`,
    questions: Array.from({ length: questionsASection }, (_, question) => {
      const id = questionId(section, question)
      return question < gatewaysASection
        ? {
            id,
            type: 'multi_select',
            choices: choices.map((value) => ({ value })),
            gateway: { enabled: true, choice_rules: rules(section) },
          }
        : { id, type: 'short_text' }
    }),
  })),
})

/** The same with 300 conditions on six questions of each section, each of three clauses on earlier questions. */
const withConditions = (survey: SurveyFields): SurveyFields => ({
  ...survey,
  sections: survey.sections!.map((section, at) => ({
    ...section,
    questions: section!.questions!.map((question, place) =>
      place < 2 || place > 7 ? question : { ...question, show_if: { match: 'any', clauses: clauses(at) } },
    ),
  })),
})
const clauses = (section: number) => [
  { question_id: questionId(section, 0), op: 'any_of', values: ['a'] },
  { question_id: questionId(Math.max(0, section - 1), 1), op: 'none_of', values: ['b'] },
  { question_id: questionId(section >> 1, 8), op: 'answered' },
]

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
    const value = question > 1 ? `text ${run}` : run % 4 === 0 && section === sectionCount / 2 ? ['other'] : chosen
    return { question_id: questionId(section, question), value }
  })

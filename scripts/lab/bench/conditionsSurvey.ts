import type * as v from 'valibot'
import { canGate } from '#shared/branching/gateway.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { surveyBody } from '#shared/survey/survey.ts'
import { seededRandom, type SeededRandom } from '../../demo/responses/seededRandom.ts'

type Survey = v.InferInput<typeof surveyBody>
type Section = NonNullable<Survey['sections']>[number]
type Question = NonNullable<Section['questions']>[number]

const sectionCount = 30
const questionsASection = 10
const gatewayCount = 100
/** The most that a real questionnaire has. */
export const conditionCount = 278

const values = ['a', 'b', 'c', 'd']
const types = ['single_choice', 'multi_select', 'number', 'scale', 'date', 'matrix', 'single_choice', 'multi_select', 'short_text'] as const

/** A survey of 300 questions with 100 gateways and 278 conditions, always the same: it is answered from front to back, and most of it depends on answers. */
export function conditionsSurvey(): Survey {
  const random = seededRandom(1)
  const asked: Question[] = []
  let [gateways, conditions] = [0, 0]
  const sections = Array.from({ length: sectionCount }, (_, at): Section => {
    const own = at > 0 && conditions < conditionCount ? { show_if: condition(asked, random) } : {}
    conditions += at > 0 ? 1 : 0
    const questions = Array.from({ length: questionsASection }, (_item, place): Question => {
      const type = types[(at + place) % types.length]!
      const isGateway = canGate(type) && place < 8 && gateways < gatewayCount
      const hasCondition = asked.length > 3 && place > 0 && conditions < conditionCount
      gateways += isGateway ? 1 : 0
      conditions += hasCondition ? 1 : 0
      const question: Question = {
        id: `s${at}q${place}`,
        title: `Question ${at}.${place}`,
        type,
        choices: values.map((value) => ({ value, label: value })),
        rows: ['r1', 'r2', 'r3'].map((id) => ({ id, label: id })),
        number: { min: 0, max: 120 },
        ...(isGateway && { gateway: { enabled: true, choice_rules: rulesTo(at, place) } }),
        ...(hasCondition && { show_if: condition(asked, random) }),
      }
      asked.push(question)
      return question
    })
    return {
      id: `s${at}`,
      title: `Section ${at}`,
      questions,
      ...own,
      ...(at % 10 === 5 && { ends_if: { match: 'all', clauses: [clauseOn(questions[0]!, random), clauseOn(questions[3]!, random)] } }),
    }
  })
  return { slug: 'conditions', title: 'Conditions', title_ko: '조건', branching_mode: 'independent', sections }
}

/** One to three clauses, mostly on questions shortly before. */
const condition = (asked: readonly Question[], random: SeededRandom) => ({
  match: random.oneOf(['all', 'any', 'any'] as const),
  clauses: Array.from({ length: random.oneOf([1, 1, 2, 3]) }, () =>
    clauseOn(random.oneOf(random.chance(0.7) ? asked.slice(-12) : asked), random),
  ),
})

const clauseOn = ({ id, type }: Question, random: SeededRandom): Clause => ({ question_id: id, ...(clauses[type] ?? ofChoices)(random) })

type AnyClause = (random: SeededRandom) => Omit<Clause, 'question_id'>
const ofChoices: AnyClause = (random) => ({
  op: random.oneOf(['any_of', 'any_of', 'none_of'] as const),
  values: random.oneOf([['a'], ['b'], ['a', 'c'], ['d']]),
})
const clauses: Partial<Record<Question['type'], AnyClause>> = {
  number: (random) => ({ op: random.oneOf(['between', 'outside'] as const), from: random.oneOf([18, 30, 65]) }),
  scale: (random) => ({ op: 'any_of', values: random.oneOf(['12', '45']).split('') }),
  date: (random) => ({ op: 'between', from: random.oneOf(['2020-01-01', '2026-01-01']) }),
  short_text: () => ({ op: 'answered' }),
}

/** Two answers open the next question of the section, two the one after it. */
const rulesTo = (section: number, place: number) =>
  values.map((choice_value, at) => ({ choice_value, show_question_ids: [`s${section}q${place + 1 + (at % 2)}`] }))

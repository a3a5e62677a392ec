import type { Survey } from '#shared/survey/survey.ts'
import type { SurveyFields } from '#shared/branching/surveyFields.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { randomSurvey } from './randomSurvey.ts'

const types = [
  'single_choice',
  'multi_select',
  'number',
  'scale',
  'date',
  'matrix',
  'ranking',
  'short_text',
  'long_text',
  'rich_text',
  'file_upload',
  'note',
  'unknown',
  'constructor',
] as const
const ops = ['any_of', 'any_of', 'none_of', 'between', 'outside', 'answered', 'unanswered', 'constructor'] as const
const values = ['a', 'b', 'c', 'former', 'gone', '1', '2', '5', '01', 'na', '', 'x', 7, null] as const
const numbers = [-1, 0, 1, 2, 3, 5, 10, 2.5] as const
const dates = ['2026-02-28', '2026-03-01', '2024-02-29', '2026-02', '2026-11', '2026-02-30', 'today'] as const
const rowIds = ['r1', '__proto__', 'constructor', 'gone'] as const
const names = ['pid', 'toString', '__proto__', 'undeclared'] as const
const odd = [null, undefined, '', 'odd', 0, 7, Infinity, true, [], {}, [null], ['a'], [''], { r1: '' }, { r1: 7 }] as const

type GivenBeside = { link?: Record<string, unknown>; drawn?: Record<string, unknown> }

/** A survey of randomSurvey with questions of all types and conditions, some of them of odd shapes, pools and link fields. */
export function randomConditions(seed: number): Survey {
  const random = seededRandom(seed + 1)
  const base = randomSurvey(seed)
  const gateways = random.chance(0.6) ? base : withoutGateways(base)
  const renamed = hostileIds(gateways)
  const questionIds = renamed.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  const condition = (likely: number) => (random.chance(likely) ? { show_if: randomCondition(random, questionIds) } : {})
  const sections = renamed.sections.map((section) => ({
    ...section,
    ...condition(0.3),
    ...(random.chance(0.2) && { ends_if: randomCondition(random, questionIds) }),
    ...(random.chance(0.3) && { pool: random.oneOf(['p1', '__proto__', 'unknown']) }),
    questions: section.questions.map((question) => ({ ...question, ...ownFields(random), ...typeOf(question, random), ...condition(0.4) })),
  }))
  const fields = {
    link_fields: random.oneOf([[{ name: 'pid' }, { name: 'toString' }, null, { name: '__proto__' }], [{ name: 'pid' }], undefined, 'odd']),
    pools: random.oneOf([[{ id: 'p1' }, null, { id: '__proto__' }], [{ id: 'p1' }], undefined]),
  }
  return { ...renamed, ...fields, sections } as SurveyFields as Survey
}

/** Answers of the right shape for most questions, of any shape for some, with values of a link and a draw. */
export function randomlyAnswered(survey: Survey, seed: number): { answers: Record<string, unknown>; given: GivenBeside } {
  const random = seededRandom(seed)
  const likely = random.oneOf([0.3, 0.7, 1])
  const asked = random.some(
    survey.sections.flatMap(({ questions }) => questions),
    likely,
  )
  const answers = Object.fromEntries(asked.map(({ id, type }) => [id, random.chance(0.1) ? random.oneOf(odd) : answerTo(type, random)]))
  const sectionIds = survey.sections.map(({ id }) => id)
  const drawn = Object.fromEntries(
    random.some(['p1', '__proto__'], 0.5).map((id) => [id, random.oneOf([random.some(sectionIds, 0.5), [], 'odd'])]),
  )
  const link = Object.fromEntries(random.some(names, 0.5).map((name) => [name, random.oneOf(['a', 'b', ' ', '', ' a', 7])]))
  return { answers, given: { ...(random.chance(0.6) && { drawn }), ...(random.chance(0.7) && { link }) } }
}

const withoutGateways = (survey: Survey): Survey => ({
  ...survey,
  branching: [],
  sections: survey.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, gateway: undefined })),
  })),
})

/** The same survey with ids of questions that objects have as properties. */
const hostileIds = (survey: Survey): Survey =>
  JSON.parse(JSON.stringify(survey).replaceAll('"s1-q0"', '"__proto__"').replaceAll('"s2-q0"', '"constructor"')) as Survey

const typeOf = ({ gateway, type }: { gateway?: unknown; type: unknown }, random: SeededRandom) => ({
  type: gateway && random.chance(0.8) ? type : random.oneOf(types),
})

/** Fields of all types at once: those of another type mean nothing. */
const ownFields = (random: SeededRandom) => ({
  choices: random.oneOf([
    [{ value: 'a', aliases: ['former', 'b'] }, { value: 'b', aliases: [] }, { value: 'c' }],
    [{ value: 'a' }, null, { value: 'b', aliases: ['former'] }],
  ]),
  rows: [{ id: 'r1' }, { id: '__proto__' }, { id: 'constructor' }],
  scale: random.oneOf([undefined, { from: 0, to: 5, na_label: 'None' }, { from: 1, to: 3, na_label: ' ', na_label_ko: '' }, { from: 1 }]),
  date: random.oneOf([undefined, { precision: 'month' }, { precision: 'day' }]),
})

function randomCondition(random: SeededRandom, questionIds: string[]): unknown {
  if (random.chance(0.06)) return random.oneOf(odd)
  const count = random.oneOf([0, 1, 1, 1, 2, 3, 12])
  const clauses = Array.from({ length: count }, () => (random.chance(0.05) ? random.oneOf(odd) : randomClause(random, questionIds)))
  return { ...(random.chance(0.7) && { match: random.oneOf(['all', 'any', 'any', 'odd', null]) }), clauses }
}

function randomClause(random: SeededRandom, questionIds: string[]) {
  const bounds = random.chance(0.5) ? numbers : dates
  const end = () => random.oneOf<unknown>([...bounds, null, undefined, 'odd'])
  const looksAt = random.chance(0.8) ? { question_id: random.oneOf([...questionIds, 'deleted']) } : { field: random.oneOf(names) }
  return {
    ...looksAt,
    ...(random.chance(0.03) && { field: 'pid' }),
    ...(random.chance(0.15) && { row: random.oneOf([...rowIds, null]) }),
    op: random.oneOf(ops),
    values: random.chance(0.04) ? random.oneOf(odd) : random.some(values, 0.35),
    from: end(),
    to: end(),
  }
}

function answerTo(type: string, random: SeededRandom): unknown {
  const chosen = random.some(['c', 'a', 'b'], 0.5)
  switch (type) {
    case 'multi_select':
    case 'ranking':
      return chosen
    case 'number':
      return random.oneOf(numbers)
    case 'scale':
      return random.oneOf<unknown>([...numbers, 'na'])
    case 'date':
      return random.oneOf(dates)
    case 'matrix':
      return Object.fromEntries(random.some(rowIds, 0.5).map((id) => [id, random.oneOf(['a', 'b', 'c', ''])]))
    case 'file_upload':
      return random.oneOf([{ id: 'f' }, [{ id: 'f' }], []])
    case 'rich_text':
      return random.oneOf(['<p><br></p>', '<p>some</p>', '<p><img src="/x"></p>'])
    case 'short_text':
    case 'long_text':
      return random.oneOf(['some', ' ', ''])
    default:
      return random.oneOf(['a', 'b', 'c', 'other'])
  }
}

import { decidingIds } from './decidingIds.ts'
import type { Clause, Condition } from '#shared/survey/condition.ts'
import type { Question, Section, Survey } from '#shared/survey/survey.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { choice, gateway, question, rule, section, survey } from '../fixtures/buildSurvey.ts'
import { validAnswers } from './validAnswers.ts'

const types = ['single_choice', 'multi_select', 'number', 'scale', 'date', 'matrix', 'ranking', 'short_text'] as const
const bounds = [-1, 0, 1, 2.5, 3, 5, 10] as const
const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-10'] as const
const months = ['2026-01', '2026-02', '2026-11'] as const

/** A survey of three sections with up to two questions each, whose answers can all be tried: bounds, gateways, conditions and ends. */
export function smallConditions(seed: number): Survey {
  const random = seededRandom(seed)
  const asked: Question[] = []
  const sectionIds = ['s0', 's1', 's2']
  const sections = sectionIds.map((id, at): Section => {
    const show_if = random.chance(0.4) ? randomCondition(asked, random) : undefined
    const questions = Array.from({ length: random.oneOf([1, 2]) }, (_, place) => {
      const own = randomQuestion(`${id}q${place}`, random)
      const rules = random.some(['a', 'b', 'gone'], 0.5).map((value) => rule(value, { show_section_ids: random.some(sectionIds, 0.4) }))
      const held = { ...own, show_if: random.chance(0.4) ? randomCondition(asked, random) : undefined }
      const gated = random.chance(0.2) ? { ...held, gateway: gateway(rules) } : held
      asked.push(gated)
      return gated
    })
    const ends_if = at < 2 && random.chance(0.25) ? randomCondition(asked, random) : undefined
    return section(id, questions, { show_if, ends_if })
  })
  return survey(sections, { branching_mode: random.oneOf(['independent', 'intersect']) })
}

function randomQuestion(id: string, random: SeededRandom): Question {
  const type = random.oneOf(types)
  return question(id, {
    type,
    choices: [choice('a'), choice('b'), choice('c', { ...(random.chance(0.4) && { exclusive: true }) })],
    rows: [
      { id: 'r1', label: '', label_ko: '' },
      { id: 'r2', label: '', label_ko: '' },
    ],
    number: {
      ...random.oneOf([
        { min: 0, max: 3 },
        { min: 1, max: 10 },
        { min: null, max: null },
        { min: 2.5, max: 2.5 },
      ]),
      decimals: random.oneOf([0, 1, 2]),
      unit: '',
      unit_ko: '',
      unit_before: false,
    },
    date: random.oneOf([
      { precision: 'day', min: '2026-03-01', max: 'today' },
      { precision: 'day', min: null, max: '2026-03-02' },
      { precision: 'month', min: '2026-01', max: null },
    ]),
    scale: { from: random.oneOf([0, 1]), to: random.oneOf([3, 5]), labels: [], na_label: random.oneOf(['', 'None']), na_label_ko: '' },
    ...(random.chance(0.5) && type === 'multi_select' && { min_choices: random.oneOf([1, 2]), max_choices: 2 }),
  })
}

function randomCondition(asked: readonly Question[], random: SeededRandom): Condition | undefined {
  if (asked.length === 0) return undefined
  const clauses = Array.from({ length: random.oneOf([1, 1, 2, 3]) }, () => randomClause(random.oneOf(asked), random))
  return { match: random.oneOf(['all', 'all', 'any']), clauses }
}

function randomClause({ id, type, date }: Question, random: SeededRandom): Clause {
  const ends: readonly (number | string)[] = type === 'date' ? (date?.precision === 'month' ? months : days) : bounds
  const [from, to] = [random.oneOf(ends), random.oneOf(ends)]
  const read = {
    number: ['between', 'outside'],
    date: ['between', 'outside'],
    scale: ['between', 'outside', 'any_of', 'none_of'],
    short_text: [],
  }
  const ops = [...(type in read ? read[type as keyof typeof read] : ['any_of', 'none_of']), 'answered', 'unanswered']
  return {
    question_id: id,
    op: random.oneOf(ops) as Clause['op'],
    values: type === 'scale' ? random.some(['0', '1', '3', 'na'], 0.4) : random.some(['a', 'b', 'c', 'gone'], 0.4),
    ...(type === 'matrix' && random.chance(0.6) && { row: random.oneOf(['r1', 'r2', 'gone']) }),
    ...(random.chance(0.7) && { from }),
    ...(random.chance(0.7) && { to }),
  }
}

/** All valid answers to the questions that decide; undefined for more than `most`. */
export function everyValidAnswer(given: Survey, most: number): Map<string, unknown>[] | undefined {
  const deciding = decidingIds(given)
  const asked = given.sections.flatMap(({ questions }) => questions).filter(({ id }) => deciding.has(id))
  const ways = asked.map((one) => [one.id, validAnswers(one)] as const)
  if (ways.reduce((product, [, values]) => product * values.length, 1) > most) return undefined
  return ways.reduce<Map<string, unknown>[]>(
    (all, [id, values]) => all.flatMap((answers) => values.map((value) => new Map([...answers, [id, value]]))),
    [new Map()],
  )
}

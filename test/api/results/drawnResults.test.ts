import type { Condition, Results } from '#shared/responses/results.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { drawnSurvey } from '../../support/fixtures/drawnSurvey.ts'
import { choices } from '../../support/fixtures/sampleSurvey.ts'

ownTable()

const admin = ownAdmin()
const oddIds = ['language', 'source', 'screened', 'created_at', 'link.pid', 'drawn.arm', 'demographics.gender']
const asked = oddIds.map((id) => ({ id, type: 'single_choice' as const, title: id, choices: choices('en', 'sent', 'warm', '7', 'male') }))
const survey = ownSurvey(admin, { ...drawnSurvey, sections: [...drawnSurvey.sections, { id: 'odd', title: 'Odd', questions: asked }] })

const text = (question_id: string, value: unknown = 'x') => ({ question_id, value })
const warm = { drawn: { arm: ['warm'] } }
const both = { drawn: { arm: ['warm', 'cold'] } }
const cold = { drawn: { arm: ['cold'] } }

const names = ['one', 'two', 'three', 'four']
const submit = (given: object, answers: object[]) =>
  callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {}, seed: '0badcafe', ...given } })

beforeAll(async () => {
  await submit({ ...warm, link: { pid: '7' } }, [text('read', ['Books']), text('warmth'), text('link.pid', 'en')])
  await submit({ ...cold, link: { pid: '8' } }, [text('read', ['Papers']), text('coldness'), text('language', 'en')])
  await submit(both, [text('read', ['Books', 'Papers']), text('warmth'), text('drawn.arm', 'warm')])
  await submit({ ...cold, link: { constructor: '7' } }, [text('age', 12), text('read', ['Books'])])
})

type Query = { where?: object[]; by?: string; show_if?: object }
const counted = (query: Query) => callRoute('countResults', { as: admin, params: { id: survey.id }, body: query })
const results = async (query: Query): Promise<Results> => (await counted(query)).body
const held = async (clause: object) => (await results({ show_if: { clauses: [clause] } })).would_hold
const rows = async (where?: object[]) =>
  (await callRoute('listResponses', { as: admin, params: { id: survey.id }, query: where && { where: JSON.stringify(where) } })).body
const found = async (...where: Partial<Condition>[]) => {
  const listed: { number: number }[] = await rows(where)
  return listed.map(({ number }) => names[number - 1]).toReversed()
}

describe('rows of the list', () => {
  it('have the seed, drawn sections and link values of a response, and say which were screened out', async () => {
    const expected: object[] = [
      { number: 4, seed: '0badcafe', ...cold, link: { constructor: '7' }, screened: true },
      { number: 3, seed: '0badcafe', ...both },
      { number: 2, seed: '0badcafe', ...cold, link: { pid: '8' } },
      { number: 1, seed: '0badcafe', ...warm, link: { pid: '7' } },
    ]
    expect(await rows()).toMatchObject(expected)
  })
})

describe('a filter', () => {
  it('finds a value of a link field to the letter', async () => {
    expect(await found({ of: 'link.pid', is: ['7'] })).toEqual(['one'])
    expect(await found({ of: 'link.pid', is: ['8', '7'] })).toEqual(['one', 'two'])
    expect(await found({ of: 'link.pid', is: [8] })).toEqual(['two'])
    expect(await found({ of: 'link.constructor', is: ['7'] })).toEqual(['four'])
    for (const pid of ['7 ', 'en', '']) expect(await found({ of: 'link.pid', is: [pid] })).toEqual([])
  })

  it('finds the responses for which a section of a pool was drawn', async () => {
    expect(await found({ of: 'drawn.arm', is: ['warm'] })).toEqual(['one', 'three'])
    expect(await found({ of: 'drawn.arm', is: ['cold'] })).toEqual(['two', 'three', 'four'])
    expect(await found({ of: 'drawn.arm', is: ['cold', 'warm'] }, { of: 'screened', is: [true] })).toEqual(['four'])
  })

  it('finds nothing for a field or pool that the survey never had', async () => {
    for (const field of ['link.other', 'link.toString', 'drawn.other', 'drawn.constructor'])
      expect(await found({ of: field, is: ['7'] })).toEqual([])
  })

  it('is about a question of that id if it says so', async () => {
    expect(await found({ of: 'link.pid', question: true, is: ['en'] })).toEqual(['one'])
    expect(await found({ of: 'language', question: true, is: ['en'] })).toEqual(['two'])
    expect(await found({ of: 'drawn.arm', question: true, is: ['warm'] })).toEqual(['three'])
    for (const id of ['source', 'screened', 'created_at', 'demographics.gender'])
      expect(await found({ of: id, question: true, is: ['sent', 'male'] })).toEqual([])
    expect(await found({ of: 'source', is: ['sent'] })).toEqual(['one', 'two', 'three', 'four'])
    expect(await found({ of: 'drawn.arm', question: false, is: ['warm'] })).toEqual(['one', 'three'])
  })

  it('leaves screened responses out of results, and counts those that match', async () => {
    const filtered = await results({ where: [{ of: 'drawn.arm', is: ['cold'] }] })
    expect(filtered).toMatchObject({ total: 2, screened: 1 })
    expect(
      await results({
        where: [
          { of: 'link.constructor', is: ['7'] },
          { of: 'screened', is: [true] },
        ],
      }),
    ).toMatchObject({ total: 1 })
  })
})

describe('a comparison by a pool', () => {
  it('is of the responses that match a filter', async () => {
    const { by } = await results({ by: 'drawn.arm', where: [{ of: 'link.pid', is: ['7'] }] })
    expect(by!.values).toEqual([
      { value: 'warm', total: 1 },
      { value: 'cold', total: 0 },
    ])
  })

  it('is of a pool that the survey has or had', async () => {
    for (const by of ['drawn.other', 'drawn.constructor', 'drawn.', 'link.constructor'])
      expect(await counted({ by })).toMatchObject({ status: 422, body: { errors: [{ path: 'by', code: 'not_allowed' }] } })
  })
})

describe('the results of a survey that draws', () => {
  it('try out a condition on a link field', async () => {
    expect(await held({ field: 'pid', op: 'any_of', values: ['7'] })).toBe(1)
    expect(await held({ field: 'pid', op: 'answered' })).toBe(2)
    expect(await held({ field: 'constructor', op: 'unanswered' })).toBe(3)
  })

  it('keep the pools and fields of earlier versions', async () => {
    const { body } = await callRoute('getSurvey', { as: admin, params: { id: survey.id } })
    const sections = body.sections.map(({ pool: _pool, show_if: _showIf, ...section }: { pool?: string; show_if?: object }) => section)
    await callRoute('updateSurvey', {
      as: admin,
      params: { id: survey.id },
      body: { ...body, pools: [], link_fields: [], sections: sections.filter(({ id }: { id: string }) => id !== 'cold') },
    })
    expect((await results({ by: 'drawn.arm' })).by!.values).toEqual([
      { value: 'warm', total: 2 },
      { value: 'cold', total: 2 },
    ])
    expect(await found({ of: 'link.pid', is: ['7'] })).toEqual(['one'])
    expect(await found({ of: 'drawn.arm', is: ['cold'] })).toEqual(['two', 'three', 'four'])
  })
})

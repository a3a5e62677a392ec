import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { choice, question, section } from '../../support/fixtures/buildSurvey.ts'

ownTable()

const admin = ownAdmin()
const create = (body: unknown) => callRoute('createSurvey', { as: admin, body })

const everyField = {
  languages: 'ko',
  opens_at: '2026-12-01T00:00:00.000Z',
  closes_at: '2026-12-31T14:59:59.000Z',
  response_limit: 300,
  closed_text: '<p>Closed</p>',
  closed_text_ko: '<p>마감했습니다.</p>',
  thanks_text: '<p>Thanks</p>',
  thanks_text_ko: '<p>감사합니다.</p>',
  paging: 'sections',
  show_numbers: false,
  share_buttons: true,
  count_reach: false,
  demographics: { job: 'off', age: 'required', place: 'last' },
  answering: 'members',
  link_fields: [{ name: 'pid' }, { name: 'constructor' }],
  panel: { complete: 'https://panel.example/done?id={pid}', full: 'https://panel.example/full' },
  keep_screened: false,
  pools: [{ id: 'ab', show: 1, shuffle: true }],
}
const pooled = ['a', 'b'].map((id) =>
  section(
    id,
    [question(id, { type: 'single_choice', shuffle_choices: true, pinned: true, choices: [choice('x', { id: 'x', pinned: true })] })],
    {
      pool: 'ab',
      shuffle_questions: true,
    },
  ),
)
const inPools = (pools: object[], of = 'ab') => ({ pools, sections: [section('s', [], { pool: of })] })

describe('the fields of a survey’s life', () => {
  it('are kept, and their rich texts sanitized', async () => {
    const sent = { ...everyField, sections: pooled, thanks_text: '<p>Thanks</p><script>x</script>' }
    const { body } = await create(sent)
    expect(body).toMatchObject(JSON.parse(JSON.stringify({ ...everyField, sections: pooled })))
    expect((await callRoute('getSurvey', { params: { id: body.id }, as: admin })).body).toMatchObject(body)
  })

  it('are absent with their defaults, and after a save without them', async () => {
    const plain = await create({})
    const nulls = Object.fromEntries(Object.keys(everyField).map((name) => [name, null]))
    const defaults = {
      languages: 'both',
      paging: 'all',
      answering: 'anyone',
      demographics: { job: 'optional' },
      panel: { full: '' },
    }
    for (const given of [nulls, { ...nulls, ...defaults, link_fields: [], pools: [] }])
      expect(Object.keys((await create(given)).body)).toEqual(Object.keys(plain.body))
    const { body } = await create({ ...everyField, sections: pooled })
    const saved = await callRoute('updateSurvey', { as: admin, params: { id: body.id }, body: { sections: [] } })
    expect(Object.keys(saved.body)).toEqual(Object.keys(plain.body))
  })

  it.each([true, false])('keep whether numbers show: %s', async (show_numbers) =>
    expect((await create({ show_numbers })).body.show_numbers).toBe(show_numbers),
  )

  it.each([
    ['2026-12-01T09:00:00+09:00', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T09:00+09:00', '2026-12-01T00:00:00.000Z'],
    ['2020-02-29T00:00:00.5Z', '2020-02-29T00:00:00.500Z'],
  ])('have %s in UTC', async (opens_at, stored) => expect((await create({ opens_at })).body.opens_at).toBe(stored))

  it.each([
    ['a time without a zone', { opens_at: '2026-12-01T09:00:00' }, 'opens_at', 'no_zoned_time'],
    ['a day alone', { closes_at: '2026-12-01' }, 'closes_at', 'no_zoned_time'],
    ['a day that does not exist', { closes_at: '2026-02-30T00:00:00Z' }, 'closes_at', 'no_zoned_time'],
    [
      'closing before opening, in other zones',
      { opens_at: '2026-12-01T09:00:00+09:00', closes_at: '2026-12-01T00:00:00Z' },
      'closes_at',
      'closes_before_opening',
    ],
    ['a limit of 0', { response_limit: 0 }, 'response_limit', 'too_small'],
    ['a limit of a million and one', { response_limit: 1_000_001 }, 'response_limit', 'too_large'],
    ['half a response', { response_limit: 1.5 }, 'response_limit', 'not_whole'],
    ['an unknown paging', { paging: 'questions' }, 'paging', 'not_allowed'],
    ['an unknown way to ask for the age', { demographics: { age: 'always' } }, 'demographics.age', 'not_allowed'],
    ['a name of the site', { link_fields: [{ name: 'pid' }, { name: 'token' }] }, 'link_fields.1.name', 'reserved'],
    ['a name in capitals', { link_fields: [{ name: 'PID' }] }, 'link_fields.0.name', 'not_allowed'],
    ['a name of 33 characters', { link_fields: [{ name: 'a'.repeat(33) }] }, 'link_fields.0.name', 'not_allowed'],
    ['a name twice', { link_fields: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] }, 'link_fields.2.name', 'duplicate_link_field'],
    ['21 link fields', { link_fields: Array.from({ length: 21 }, (_, at) => ({ name: `f${at}` })) }, 'link_fields', 'too_long'],
    ['an address without encryption', { panel: { complete: 'http://panel.example' } }, 'panel.complete', 'not_https'],
    ['a script', { panel: { full: 'javascript:alert(1)' } }, 'panel.full', 'not_https'],
    ['a path of the site', { panel: { full: '/surveys' } }, 'panel.full', 'not_https'],
    ['an address of 2,001 characters', { panel: { full: `https://p.example/${'a'.repeat(1983)}` } }, 'panel.full', 'too_long'],
    ['an undeclared name', { panel: { screened: 'https://p.example/?a={pid}' } }, 'panel.screened', 'unknown_link_field'],
    [
      'a name in the path',
      { link_fields: [{ name: 'pid' }], panel: { complete: 'https://p.example/{pid}' } },
      'panel.complete',
      'unknown_link_field',
    ],
    [
      'a name in the fragment',
      { link_fields: [{ name: 'pid' }], panel: { complete: 'https://p.example/?a=1#{pid}' } },
      'panel.complete',
      'unknown_link_field',
    ],
    [
      'a pool twice',
      inPools([
        { id: 'ab', show: 1 },
        { id: 'ab', show: 1 },
      ]),
      'pools.1.id',
      'duplicate_pool',
    ],
    ['a pool of nothing', inPools([{ id: 'ab', show: 1 }], 'other'), 'pools.0.id', 'pool_without_sections'],
    ['two of one section', inPools([{ id: 'ab', show: 2 }]), 'pools.0.show', 'pool_too_small'],
    ['none of a pool', inPools([{ id: 'ab', show: 0 }]), 'pools.0.show', 'too_small'],
    ['a pool in capitals', inPools([{ id: 'AB', show: 1 }]), 'pools.0.id', 'not_allowed'],
    ['a pool of 21 characters', inPools([{ id: 'a'.repeat(21), show: 1 }]), 'pools.0.id', 'not_allowed'],
  ])('refuse %s', async (_, body, path, code) => {
    const reply = await create(body)
    expect([reply.status, reply.body.errors?.[0].path, reply.body.errors?.[0].code]).toEqual([422, path, code])
  })

  it('ignore a pool that does not exist', async () => expect((await create(inPools([]))).status).toBe(201))
})

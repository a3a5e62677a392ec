import { branchingEntry, choice, gateway, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { arrange, drawPools, drawSeed, isRandom, settlePools } from './draw.ts'
import { keyOf, shuffled } from './shuffled.ts'

type Pinnable = { id: string; pinned?: boolean }
const order = (seed: string, scope: string, items: Pinnable[]) =>
  shuffled(
    seed,
    scope,
    items,
    ({ id }) => id,
    ({ pinned }) => pinned,
  ).map(({ id }) => id)
const named = (...ids: string[]) => ids.map((id) => ({ id }))
const hex = (seed: string, scope: string, ids: string[]) => ids.map((id) => keyOf(seed, scope, id).toString(16).padStart(8, '0'))
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at.toString(16).padStart(8, '0'))

const ids = (list: readonly { id?: string | undefined }[]) => list.map(({ id }) => id)

const one = (id: string) => section(id, [], { pool: 'ab' })
const pooled = (pool: object, ...ids: string[]) => survey(ids.map(one), { pools: [{ id: 'ab', show: 1, shuffle: false, ...pool }] })

describe('the order of a seed', () => {
  it('is the order of the hashes, around pinned items', () => {
    expect(hex('00000000', 'q1aaaaaa', ['a', 'b', 'c', 'd'])).toEqual(['9cbbd565', 'c44ba485', 'c2bd42d3', '24e2405e'])
    expect(order('00000000', 'q1aaaaaa', [...named('a', 'b', 'c', 'd'), { id: 'e', pinned: true }])).toEqual(['d', 'a', 'c', 'b', 'e'])
  })

  it('hashes the UTF-8 bytes of an id', () => {
    const fruit = ['사과', '배', 'Cherry & co.', '🍋']
    expect(hex('deadbeef', 'fruit', fruit)).toEqual(['707bf45e', 'cfe204e0', '26de12b0', '26f4d3aa'])
    expect(order('deadbeef', 'fruit', named(...fruit))).toEqual(['Cherry & co.', '🍋', '사과', '배'])
  })

  it('keeps the order of the document between equal items', () => {
    const items = [{ id: 'b' }, { id: 'a', text: 1 }, { id: 'a', text: 2 }]
    const twins = seeds(20).map((seed) =>
      shuffled(
        seed,
        'q',
        items,
        ({ id }) => id,
        () => false,
      ).filter(({ id }) => id === 'a'),
    )
    expect(twins).toEqual(Array(20).fill(items.slice(1)))
  })

  it('never moves the others when an item is added', () => {
    for (const seed of seeds(500)) {
      const more = order(seed, 'q', named('a', 'b', 'new', 'c', 'd'))
      expect(more.filter((id) => id !== 'new')).toEqual(order(seed, 'q', named('a', 'b', 'c', 'd')))
    }
  })

  // 24 orders: chi-squared of 23 degrees is above 49.7 once in a thousand
  it('has equal chances for each order', () => {
    const counts = Map.groupBy(seeds(100_000), (seed) => order(seed, 'q1aaaaaa', named('a', 'b', 'c', 'd')).join())
    expect(counts.size).toBe(24)
    expect(chiSquared([...counts.values()].map(({ length }) => length))).toBeLessThan(49.7)
  })
})

describe('drawPools', () => {
  it('draws the first sections of the order, and gives them in the order shown', () => {
    const sections = ['s1', 's2', 's3', 's4']
    expect(hex('0badcafe', 'ab', sections)).toEqual(['b33a3d16', '93b2bf09', '78e17aad', 'da1eb812'])
    expect(drawPools(pooled({ show: 2, shuffle: true }, ...sections), '0badcafe')).toEqual({ ab: ['s3', 's2'] })
    expect(drawPools(pooled({ show: 2 }, ...sections), '0badcafe')).toEqual({ ab: ['s2', 's3'] })
  })

  // 5 degrees: above 20.5 once in a thousand
  it('has equal chances for every set of sections', () => {
    const four = pooled({ show: 2 }, 's1', 's2', 's3', 's4')
    const counts = Map.groupBy(seeds(100_000), (seed) => drawPools(four, seed)['ab']!.join())
    expect(counts.size).toBe(6)
    expect(chiSquared([...counts.values()].map(({ length }) => length))).toBeLessThan(20.5)
  })

  // 1 degree: above 10.8 once in a thousand
  it('divides respondents equally between two arms, for neighboring and for random seeds', () => {
    const arms = pooled({}, 'one', 'two')
    for (const some of [seeds(100_000), Array.from({ length: 100_000 }, (_, at) => keyOf('', '', `${at}`).toString(16).padStart(8, '0'))]) {
      const ones = some.filter((seed) => drawPools(arms, seed)['ab']![0] === 'one').length
      expect(chiSquared([ones, some.length - ones])).toBeLessThan(10.8)
    }
  })

  it('draws each pool independently, whatever its name', () => {
    const sections = [section('a', [], { pool: 'constructor' }), section('b', [], { pool: 'unknown' }), section('c')]
    const pools = [{ id: 'constructor', show: 1, shuffle: false }]
    expect(drawPools(survey(sections, { pools }), '00000000')).toEqual({ constructor: ['a'] })
    expect(drawPools(survey(sections), '00000000')).toEqual({})
  })
})

const sectionIds = (given: Parameters<typeof arrange>[0], seed: string, drawn = {}) => ids(arrange(given, { seed, drawn }).sections)

describe('settlePools', () => {
  const four = pooled({ show: 2, shuffle: true }, 's1', 's2', 's3', 's4')

  it.each([
    ['keeps what was drawn, in the order shown', { ab: ['s1', 's2'] }, ['s2', 's1']],
    ['keeps less than the pool shows now, and more', { ab: ['s1'] }, ['s1']],
    ['draws a pool again that names no section', { ab: [] }, ['s3', 's2']],
    ['draws a pool again that names another section', { ab: ['s1', 'gone'] }, ['s3', 's2']],
    ['draws a pool that was not there', { other: ['s1'] }, ['s3', 's2']],
  ])('%s', (_, drawn, settled) => {
    expect(settlePools(four, '0badcafe', drawn)).toEqual({ ab: settled })
  })

  const asked = survey(
    ['s1', 's2', 's3', 's4'].map((id) => section(id, [question(`q-${id}`)], { pool: 'ab' })),
    { pools: [{ id: 'ab', show: 1, shuffle: true }] },
  )

  it.each([
    ['keeps the sections with answers of a pool that was not there, even more than it shows', {}, ['s2', 's1']],
    ['keeps them of a pool that names another section', { ab: ['s1', 'gone'] }, ['s2', 's1']],
    ['keeps what was drawn where another section has an answer', { ab: ['s4'] }, ['s4']],
  ])('%s', (_, drawn, settled) => {
    expect(settlePools(asked, '0badcafe', drawn, new Set(['q-s1', 'q-s2', 'elsewhere']))).toEqual({ ab: settled })
  })
})

describe('arrange', () => {
  const choices = ['a', 'b', 'c', 'd'].map((value) => choice(value))

  it('leaves a survey without pools and shuffling as it is', () => {
    const plain = survey([section('a', [question('q', { choices })], { pool: 'unknown' })])
    expect(isRandom(plain)).toBe(false)
    expect(arrange(plain, { seed: '00000000', drawn: {} })).toBe(plain)
  })

  it('leaves the order as it is without a seed', () => {
    const four = pooled({ show: 2, shuffle: true }, 's1', 's2', 's3', 's4')
    expect(ids(arrange(four, { drawn: { ab: ['s3', 's1'] } }).sections)).toEqual(['s1', 's3'])
    const shuffledOne = survey([section('s', [question('a'), question('b'), question('c')], { shuffle_questions: true })])
    expect(arrange(shuffledOne, {}).sections).toEqual(shuffledOne.sections)
  })

  it('leaves out sections that were not drawn, and keeps pools that `drawn` does not name whole', () => {
    const four = pooled({ show: 2 }, 's1', 's2', 's3', 's4')
    expect(sectionIds(four, '0badcafe', { ab: ['s3', 's2', 'gone'] })).toEqual(['s2', 's3'])
    expect(sectionIds(four, '0badcafe', { ab: [] })).toEqual([])
    expect(sectionIds(four, '0badcafe')).toEqual(['s1', 's2', 's3', 's4'])
  })

  it('orders the sections of a shuffled pool among their places', () => {
    const between = survey([one('s1'), section('x'), one('s2'), section('y'), one('s3'), one('s4')], {
      pools: [{ id: 'ab', show: 2, shuffle: true }],
    })
    expect(isRandom(between)).toBe(true)
    expect(sectionIds(between, '0badcafe', { ab: ['s3', 's2'] })).toEqual(['x', 's3', 'y', 's2'])
    expect(sectionIds(between, '0badcafe')).toEqual(['s3', 'x', 's2', 'y', 's1', 's4'])
  })

  it('shuffles the questions of a section except notes, gateway questions and pinned ones', () => {
    const questions = [
      question('a', { type: 'note' }),
      question('b'),
      question('c', { pinned: true }),
      question('d', { type: 'single_choice', choices, gateway: gateway([]) }),
      question('e', { type: 'multi_select', choices }),
      question('f'),
      question('g', { type: 'single_choice', choices, gateway: gateway([], { enabled: false }) }),
      question('h', { gateway: gateway([]) }),
    ]
    const mixed = survey([section('s', questions, { shuffle_questions: true })], {
      branching: [branchingEntry('e', []), branchingEntry('f', [])],
    })
    const seen = seeds(200).map((seed) => ids(arrange(mixed, { seed, drawn: {} }).sections[0]!.questions))
    for (const order of seen) expect([0, 2, 3, 4].map((at) => order[at])).toEqual(['a', 'c', 'd', 'e'])
    for (const at of [1, 5, 6, 7]) expect(new Set(seen.map((order) => order[at]))).toEqual(new Set(['b', 'f', 'g', 'h']))
  })

  const asked = (overrides: object) => {
    const given = question('q1aaaaaa', { shuffle_choices: true, choices, ...overrides })
    return arrange(survey([section('s', [given])]), { seed: '00000000', drawn: {} }).sections[0]!.questions[0]!
  }
  const values = (overrides: object) => asked(overrides).choices.map(({ value }) => value)

  it.each(['single_choice', 'multi_select', 'ranking'])('shuffles the choices of a %s question', (type) => {
    expect(values({ type })).toEqual(['d', 'a', 'c', 'b'])
    expect(values({ type, shuffle_choices: false })).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps the places of choices that are pinned, take a text, are exclusive or mean no answer', () => {
    for (const kept of ['pinned', 'text_entry', 'exclusive', 'no_answer'])
      expect(values({ type: 'multi_select', choices: choices.with(1, choice('b', { [kept]: true })) })).toEqual(['d', 'b', 'a', 'c'])
  })

  it('orders choices by id, so that renaming one does not move it', () => {
    const renamed = ['a', 'b', 'c', 'd'].map((id) => choice(`New ${id}`, { id }))
    expect(values({ type: 'single_choice', choices: renamed })).toEqual(['New d', 'New a', 'New c', 'New b'])
  })

  it('shuffles the rows of a matrix and never its columns', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, label_ko: '', pinned: id === 'c' || undefined }))
    const matrix = asked({ type: 'matrix', rows })
    expect(ids(matrix.rows!)).toEqual(['d', 'a', 'c', 'b'])
    expect(matrix.choices).toEqual(choices)
  })

  it.each(['scale', 'short_text', 'number'])('never shuffles a %s question', (type) => {
    expect(values({ type })).toEqual(['a', 'b', 'c', 'd'])
    expect(isRandom(survey([section('s', [question('q', { type: 'scale', shuffle_choices: true })])]))).toBe(false)
  })
})

describe('drawSeed', () => {
  it('has 8 hex digits, different each time', () => {
    const drawn = Array.from({ length: 200 }, drawSeed)
    expect(drawn.filter((seed) => !/^[0-9a-f]{8}$/.test(seed))).toEqual([])
    expect(new Set(drawn).size).toBeGreaterThan(190)
  })
})

/** Chi-squared of counts that should be equal. */
function chiSquared(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

import { deepFrozen } from '../../../../../../test/support/branching/deepFrozen.ts'
import { section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { withFittingPools } from './fittingPools.ts'
import { takeOutParts } from './insertParts.ts'
import { newPoolId, removePool, restoreSection, setPool } from './pools.ts'
import { removeSection } from './sections.ts'

const drawn = (id: string, pool?: string) => section(id, [], pool === undefined ? {} : { pool })
const ab = { id: 'ab', show: 2, shuffle: false }
const three = () => deepFrozen(survey([drawn('a', 'ab'), drawn('b', 'ab'), drawn('c')], { pools: [ab] }))
const pools = ({ sections }: { sections: { id: string; pool?: string | undefined }[] }) =>
  sections.map(({ id, pool = '-' }) => `${id}${pool}`)

describe('the pools of sections', () => {
  it('are named by letters', () => {
    expect(newPoolId(survey([]))).toBe('a')
    expect(newPoolId(survey([], { pools: [{ ...ab, id: 'a' }] }))).toBe('b')
  })

  it('are made of sections, which leave the pools that they were in', () => {
    const after = setPool(undefined, { id: 'x', show: 1, shuffle: true }, new Set(['b', 'c']))(three())
    expect(pools(after)).toEqual(['aab', 'bx', 'cx'])
    expect(after.pools).toEqual([
      { id: 'ab', show: 1, shuffle: false },
      { id: 'x', show: 1, shuffle: true },
    ])
  })

  it('are renamed with their sections', () => {
    const after = setPool('ab', { ...ab, id: 'arms' }, new Set(['a', 'b']))(three())
    expect([pools(after), after.pools]).toEqual([['aarms', 'barms', 'c-'], [{ ...ab, id: 'arms' }]])
  })

  it('leave nothing behind when they go', () => {
    const after = removePool('ab')(three())
    expect([pools(after), after.pools]).toEqual([['a-', 'b-', 'c-'], undefined])
  })

  it('show at most the sections that are left, and go with the last', () => {
    const one = removeSection('a')(three())
    expect(one.pools).toEqual([{ ...ab, show: 1 }])
    expect(removeSection('b')(one).pools).toBeUndefined()
    expect(takeOutParts([drawn('b')])(one).pools).toBeUndefined()
  })

  it('are restored exactly after the removal of a section', () => {
    const [a] = three().sections
    const back = restoreSection(a!, 0, ab)
    expect(back(removeSection('a')(three())).pools).toEqual([ab])
    expect(back(removeSection('b')(removeSection('a')(three()))).pools).toEqual([ab])
    const changed = { ...removeSection('a')(three()), pools: [{ ...ab, show: 1, shuffle: true }] }
    expect(back(changed).pools).toEqual([{ ...ab, shuffle: true }])
  })

  it('are the very same where they fit', () => {
    const before = three()
    expect(withFittingPools(before)).toBe(before)
  })
})

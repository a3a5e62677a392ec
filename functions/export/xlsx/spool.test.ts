import { Spool } from './spool.ts'

describe('Spool', () => {
  it('gives back what was added, in order, whatever its characters', () => {
    const spool = new Spool<unknown>()
    const values = Array.from({ length: 5_000 }, (_, index) => [index, `성별\n${'x'.repeat(index % 300)}`, null, '\ud800'])
    for (const value of values) spool.add(value)
    expect(spool.count).toBe(5_000)
    expect([...spool.drain()]).toEqual(values)
  })

  it('gives back nothing when nothing was added', () => {
    expect([...new Spool().drain()]).toEqual([])
  })
})

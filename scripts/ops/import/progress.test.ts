import { duration, progress } from './progress.ts'

/** A bar over 200 steps on a clock that `pass` moves on by the next of `times` (ms). */
const at = (isTTY: boolean, times: number[]) => {
  const written: string[] = []
  const clock = [...times]
  let now = 0
  const bar = progress(200, { isTTY, columns: 80, write: (text) => written.push(text) }, () => now)
  return { bar, written, pass: () => (now += clock.shift() ?? 0) }
}

describe('progress', () => {
  it('draws one line that changes on a terminal, and leaves it at the end', () => {
    const { bar, written, pass } = at(true, [5_000, 5_000])
    pass()
    bar.show(100)
    pass()
    bar.end(200)
    expect(written[0]).toBe('\r[###############...............] 100 of 200, 20 a second, 5.0 s left\x1b[K')
    expect(written.slice(1)).toEqual(['\r[##############################] 200 of 200, 20 a second\x1b[K', '\n'])
  })

  it('writes a line every five seconds without a terminal', () => {
    const { bar, written, pass } = at(false, [0, 1_000, 1_000, 4_000])
    for (const done of [10, 20, 30, 40]) {
      pass()
      bar.show(done)
    }
    expect(written).toHaveLength(2)
    expect(written[1]).toBe('40 of 200, 7 a second, 24.0 s left\n')
  })

  it.each([
    [950, '950 ms'],
    [12_340, '12.3 s'],
    [125_000, '2 min 05 s'],
  ])('formats %d ms as %s', (ms, words) => expect(duration(ms)).toBe(words))
})

import { retryWithBackoff } from './retryWithBackoff.ts'

/** Lets `milliseconds` pass, with what follows from it. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

describe('retryWithBackoff', () => {
  let tries: number
  let stop: () => void
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    tries = 0
    stop = retryWithBackoff(() => Promise.resolve(void tries++))
  })
  afterEach(() => {
    stop()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('tries after pauses that grow, up to a minute', async () => {
    const at: number[] = []
    for (let second = 1; second <= 250; second++) {
      const before = tries
      await pass(1000)
      if (tries > before) at.push(second)
    }
    expect(at).toEqual([2, 6, 14, 30, 62, 122, 182, 242])
  })

  it('waits at first as long as the server asked, a minute at most', async () => {
    for (const [asked, waits] of [
      [30, 30_000],
      [600, 60_000],
    ] as const) {
      stop()
      tries = 0
      stop = retryWithBackoff(() => Promise.resolve(void tries++), asked)
      await pass(waits - 1)
      expect(tries).toBe(0)
      await pass(1)
      expect(tries).toBe(1)
    }
  })

  it('tries at once when the network is back, and does not try twice', async () => {
    dispatchEvent(new Event('online'))
    expect(tries).toBe(1)
    await pass(3999)
    expect(tries).toBe(1)
    await pass(1)
    expect(tries).toBe(2)
  })

  it('never makes two browsers wait the same', async () => {
    stop()
    jest.mocked(Math.random).mockReturnValue(0)
    stop = retryWithBackoff(() => Promise.resolve(void tries++))
    await pass(1500)
    expect(tries).toBe(1)
  })

  it('does nothing more once it is stopped', async () => {
    stop()
    dispatchEvent(new Event('online'))
    await pass(600_000)
    expect(tries).toBe(0)
  })

  it('makes one attempt at a time, and none once stopped, if the network comes back during an attempt', async () => {
    stop()
    const ends: (() => void)[] = []
    stop = retryWithBackoff(() => new Promise((end) => ends.push(end)))
    await pass(2000)
    dispatchEvent(new Event('online'))
    expect(ends).toHaveLength(1)
    ends[0]!()
    await pass(0)
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('online'))
    for (const end of ends) end()
    await pass(0)
    stop()
    await pass(600_000)
    expect(ends).toHaveLength(2)
  })
})

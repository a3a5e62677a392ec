import { compresses, edgeMemory, lifetime, matches, type Kept, type Times } from './edgeMemory.ts'

const times: Times = { min: 0, default: 0, max: 60, error: () => 0 }
const answer = (cacheControl: string, text = 'one', status = 200): Kept => ({
  status,
  headers: { 'cache-control': cacheControl, 'content-type': 'application/json' },
  body: Buffer.from(text),
})

/** A memory with a clock of its own, in seconds, and an origin that counts. */
function edge(cacheControl: string, status = 200) {
  let clock = 0
  let asked = 0
  const memory = edgeMemory(() => clock * 1000)
  const get = async (key = '/') => {
    const { answer: given, from } = await memory(key, times, () => Promise.resolve(answer(cacheControl, String(++asked), status)))
    return `${from} ${given.body.toString()}`
  }
  return { get, at: (second: number) => void (clock = second) }
}

describe('edgeMemory', () => {
  it('keeps what may be kept, apart for each key, for as long as the policy lets it', async () => {
    const { get, at } = edge('public, max-age=15, s-maxage=600')
    expect([await get(), await get(), await get('/other')]).toEqual(['Miss 1', 'Hit 1', 'Miss 2'])
    at(59)
    expect(await get()).toBe('Hit 1')
    at(61) // the policy's most
    expect(await get()).toBe('Miss 3')
  })

  it('serves a stale reply once more while it revalidates', async () => {
    const { get, at } = edge('public, s-maxage=60, stale-while-revalidate=60')
    await get()
    at(70)
    expect(await get()).toBe('Hit 1')
    expect(await get()).toBe('Hit 2')
    at(300)
    expect(await get()).toBe('Miss 3')
  })

  it.each(['no-store', 'private, max-age=60', ''])('caches nothing with "%s"', async (cacheControl) => {
    const { get } = edge(cacheControl)
    expect([await get(), await get()]).toEqual(['Miss 1', 'Miss 2'])
  })

  it('caches a failure as long as the distribution or the failure itself says', () => {
    expect(lifetime(answer('', '', 404), times).fresh).toBe(0)
    expect(lifetime(answer('', '', 404), { ...times, error: () => 10 }).fresh).toBe(10)
    expect(lifetime(answer('public, max-age=31536000, immutable', '', 404), times).fresh).toBe(31_536_000)
  })

  it('asks the origin once for all who wait for the same', async () => {
    const { get } = edge('no-store')
    expect(await Promise.all([get(), get(), get()])).toEqual(['Miss 1', 'Miss 1', 'Miss 1'])
  })
})

describe('compression', () => {
  const long = answer('', 'x'.repeat(1_000))

  it('applies to texts from a thousand bytes on, for clients that accept it', () => {
    expect([compresses(long, 'gzip, br'), compresses(long, 'identity'), compresses(answer(''), 'br')]).toEqual([true, false, false])
    expect(compresses({ ...long, headers: { 'content-type': 'image/webp' } }, 'br')).toBe(false)
  })

  it.each([
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"b", W/"a"', '"a"', true],
    ['*', '"a"', true],
    ['"b"', '"a"', false],
    [undefined, '"a"', false],
  ])('leaves an If-None-Match of %s true to %s: %s', (given, etag, expected) => {
    expect(matches(given, etag)).toBe(expected)
  })
})

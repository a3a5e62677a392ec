import { randomBytes } from 'node:crypto'
import { PassThrough, Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, exportOf, storedResponse, versionIn } from '../../../test/support/exportOf.ts'
import type { StoredResponse } from '../../data/responses/storedResponse.ts'
import { writeWorkbook } from './writeWorkbook.ts'

const one = definitionOf(survey([section('s', [question('q')])]))
const options = {
  survey: one,
  versionOf: versionIn(one),
  language: 'en',
  timeZone: 'UTC',
  now: new Date(),
  site: '',
} as const

describe('a response that cannot be read', () => {
  it('is listed on Info, and the others are exported', async () => {
    const poison = [
      { unreadable: true as const, created_at: '2026-11-20T06:00:00.000Z' },
      { unreadable: true as const, created_at: null },
      storedResponse({}, { answers: 'broken' as unknown as StoredResponse['answers'] }),
      storedResponse({}, { answers: [null] as unknown as StoredResponse['answers'] }),
      null as unknown as StoredResponse,
    ]
    const { result, responses, coded, rowsOf } = await exportOf(one, [storedResponse({ q: 'a' }), ...poison, storedResponse({ q: 'b' })])
    expect(result).toEqual({ rows: 2, unreadable: 5 })
    expect(responses.slice(1)).toEqual([['a'], ['b']])
    expect(coded.map(({ row, q }) => [row, q])).toEqual([
      ['1', 'a'],
      ['2', 'b'],
    ])

    const info = rowsOf('Info')
    expect(info).toContainEqual(['Responses that could not be read', '5'])
    const listed = info.filter(([item]) => item === 'Response that could not be read').map(([, value]) => value)
    expect(listed).toHaveLength(5)
    expect(listed[0]).toBe('2026-11-20 15:00:00 Comes before row: 2')
    expect(listed[1]).toBe('Time unknown. Comes before row: 2')
  })

  it('is only counted if there are too many to list', async () => {
    const poison = Array.from({ length: 250 }, () => ({ unreadable: true as const, created_at: null }))
    const { rowsOf } = await exportOf(one, poison)
    expect(rowsOf('Info')).toContainEqual(['More responses that could not be read', '50'])
  })

  it('is listed even if only its times, its version or its owner is broken', async () => {
    const odd = storedResponse({ q: 'kept' }, {
      created_at: 'yesterday',
      survey_version: 'x',
      demographics: undefined,
    } as unknown as Partial<StoredResponse>)
    const { responses, rowsOf } = await exportOf(one, [odd])
    expect(responses[1]).toEqual(['kept'])
    expect(rowsOf('Responses')[1]![1]).toBe('yesterday')
    expect(rowsOf('Info').find(([item]) => item!.includes('survey version could not be read'))?.[1]).toBe('1')
  })
})

async function* failing() {
  yield storedResponse({ q: 'a' })
  await turn()
  throw new Error('The table is gone.')
}

function* plenty() {
  for (let row = 0; row < 50_000; row++) yield storedResponse({ q: 'x'.repeat(1_000) })
}

describe('writeWorkbook', () => {
  it('rejects and destroys the output when the responses cannot be fetched', async () => {
    const output = new PassThrough().on('error', () => undefined).resume()
    await expect(writeWorkbook(output, { ...options, responses: failing() })).rejects.toThrow('The table is gone.')
    expect(output.destroyed).toBe(true)
  })

  it('rejects when a version of the survey cannot be fetched', async () => {
    const output = new PassThrough().on('error', () => undefined).resume()
    const failing = { ...options, versionOf: () => Promise.reject(new Error('Throttled.')) }
    await expect(writeWorkbook(output, { ...failing, responses: [storedResponse({}, { survey_version: 9 })] })).rejects.toThrow(
      'Throttled.',
    )
  })

  it('rejects when the output fails, with many rows still to come', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('The connection is gone.')) })
    output.on('error', () => undefined)
    await expect(writeWorkbook(output, { ...options, responses: plenty() })).rejects.toThrow('The connection is gone.')
  })

  it('reads no more responses while the output is stalled', async () => {
    // Random text does not compress and soon fills the buffers.
    const noise = Array.from({ length: 64 }, () => randomBytes(3_000).toString('base64'))
    let taken = 0
    const held: (() => void)[] = []
    let open = false
    function* counted() {
      for (; taken < 2_000; taken++) yield storedResponse({ q: `${taken} ${noise[taken % 64]}` })
    }
    const write: Writable['_write'] = (_chunk, _encoding, done) => void (open ? done() : held.push(done))
    const output = new Writable({ highWaterMark: 1, write })
    const written = writeWorkbook(output, { ...options, responses: counted() })

    let before = -1
    for (let quiet = 0; quiet < 200; quiet = held.length > 0 && taken === before ? quiet + 1 : 0) {
      before = taken
      await turn()
    }
    expect(taken).toBeLessThan(1_000)

    open = true
    for (const done of held) done()
    await expect(written).resolves.toEqual({ rows: 2_000, unreadable: 0 })
  })
})

import { log } from './log.ts'

describe('log', () => {
  afterEach(() => void delete process.env['VERSION'])

  it.each([
    [undefined, { event: 'failed', route: 'getMe' }],
    ['abc123', { event: 'failed', version: 'abc123', route: 'getMe' }],
  ])('names the deployed commit %p', (version, line) => {
    if (version) process.env['VERSION'] = version
    const written = jest.spyOn(console, 'error').mockImplementation(() => {})
    log('failed', { route: 'getMe' })
    expect(written.mock.calls).toEqual([[line]])
    written.mockRestore()
  })
})

import { startOptions } from './startOptions.ts'

describe('startOptions', () => {
  it('has a default for everything, a blank variable included', () => {
    const expected = {
      port: 3000,
      seed: 'demo',
      admin: { email: 'admin@example.com', password: undefined },
      dataDir: expect.stringMatching(/\/\.local$/),
    }
    expect(startOptions({})).toMatchObject(expected)
    expect(startOptions({ PORT: '', SEED: '', DATA_DIR: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toMatchObject(expected)
  })

  it.each(['demo', 'surveys', 'none'])('seeds %s where that is asked for', (SEED) => {
    expect(startOptions({ SEED }).seed).toBe(SEED)
  })

  it.each([{ PORT: 'x' }, { PORT: '65536' }, { PORT: '-1' }, { SEED: 'all' }])('refuses %j and names the variable', (given) => {
    expect(() => startOptions(given)).toThrow(Object.keys(given)[0])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credentials } from './credentials.ts'

describe('credentials', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credentials-'))
  const admin = { email: 'admin@example.com' }
  writeFileSync(join(dataDir, 'admin-password'), 'kept')
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('prefers the command line, then the environment, then the credentials of the local start', () => {
    const url = 'http://127.0.0.1:3000'
    const environment = { dataDir, admin: { ...admin, password: 'set' } }
    expect(credentials(url, { email: 'me@example.com', password: 'mine' }, environment)).toEqual({
      email: 'me@example.com',
      password: 'mine',
    })
    expect(credentials(url, {}, environment)).toEqual({ ...admin, password: 'set' })
    expect(credentials(url, {}, { dataDir, admin })).toEqual({ ...admin, password: 'kept' })
  })

  it('never sends the kept password to another machine', () => {
    expect(() => credentials('https://surveys.example.com', {}, { dataDir, admin })).toThrow('Name an admin')
  })

  it('asks for an admin where none is kept', () => {
    expect(() => credentials('http://127.0.0.1:3000', {}, { dataDir: join(dataDir, 'empty'), admin })).toThrow('Name an admin')
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

jest.mock('#functions/platform/password.ts', () => ({ hashPassword: () => Promise.reject(new Error('argon2 is not supported')) }))

describe('the maker of the token key', () => {
  let cloudFormation: Server
  const told: object[] = []

  beforeAll(async () => {
    cloudFormation = createServer((request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        told.push(JSON.parse(Buffer.concat(parts).toString()) as object)
        answer.end()
      })
    })
    await new Promise<void>((done) => cloudFormation.listen(0, '127.0.0.1', done))
  })
  afterAll(() => new Promise((done) => cloudFormation.close(done)))

  it('fails the deployment if the runtime cannot hash passwords', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { handler } = await import('./tokenKeyResource.ts')
    const { port } = cloudFormation.address() as AddressInfo
    await handler({
      RequestType: 'Create',
      LogicalResourceId: 'TokenKey',
      ResponseURL: `http://127.0.0.1:${port}/`,
      ResourceProperties: { SecretId: 'secret', Generation: '1' },
    } as unknown as Parameters<typeof handler>[0])
    expect(told).toEqual([expect.objectContaining({ Status: 'FAILED', Reason: 'Error: argon2 is not supported' })])
    logged.mockRestore()
  })
})

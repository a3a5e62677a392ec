import { createServer, type RequestListener } from 'node:http'
import { listen } from '../../local/listen.ts'
import { smoke } from './smoke.ts'

/** What smoke finds wrong with a site that answers so. */
async function seen(answer: RequestListener) {
  const { url, close } = await listen(createServer(answer), 0)
  try {
    return (await smoke(url, url)).failures
  } finally {
    await close()
  }
}

describe('smoke', () => {
  it('names what is wrong with a site that has pages and nothing else', async () => {
    const failures = await seen((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<div id="root"></div>'))
    expect(failures).toContain('/ has cache-control: ')
    expect(failures).toContain('/ has x-content-type-options: ')
    expect(failures).toContain('/ has content-security-policy: ')
    expect(failures).toContain('An asset that is not there answers 200 instead of 404.')
    expect(failures).toContain('A read without a token answers 200 instead of 401.')
    expect(failures).toContain('The API, to who goes round CloudFront, answers 200 instead of 403.')
    expect(failures).not.toContain('/ is not the app.')
  })

  it('does not take a policy that allows inline scripts', async () => {
    const policy = "script-src 'self' 'sha256-abc' 'unsafe-inline'"
    const failures = await seen((_, response) => response.writeHead(200, { 'content-security-policy': policy }).end())
    expect(failures).toContain(`/ has content-security-policy: ${policy}`)
  })

  it('rejects where nobody answers', async () => {
    await expect(smoke('http://127.0.0.1:1')).rejects.toThrow('fetch failed')
  })
})

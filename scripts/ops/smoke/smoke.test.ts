import { createServer, type RequestListener } from 'node:http'
import { listen } from '../../local/listen.ts'
import { smoke } from './smoke.ts'

/** The problems that smoke finds in a site with these replies. */
async function seen(answer: RequestListener) {
  const { url, close } = await listen(createServer(answer), 0)
  try {
    return (await smoke(url, url)).failures
  } finally {
    await close()
  }
}

/** The problems that smoke finds in the policies of a page with an inline script and style, one policy in its header and one in its HTML. */
const policyFailures = async (header: string, meta = '') => {
  const tag = meta && `<meta http-equiv="Content-Security-Policy" content="${meta}" />`
  const html = `${tag}<script>boot()</script><style>b{}</style><script type="application/json">{}</script>`
  const failures = await seen((_, response) => response.writeHead(200, { 'content-security-policy': header }).end(html))
  return failures.filter((words) => /^\/ .*(?:script|style)-src/.test(words))
}

describe('smoke', () => {
  it('names the problems of a site that has only pages', async () => {
    const failures = await seen((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<div id="root"></div>'))
    expect(failures).toContain('/ has cache-control: ')
    expect(failures).toContain('/ has x-content-type-options: ')
    expect(failures).toContain('/ has no script-src that holds, has no style-src that holds')
    expect(failures).toContain('An asset that is not there answers 200 instead of 404.')
    expect(failures).toContain('A read without a token answers 200 instead of 401.')
    expect(failures).toContain('The API, to who goes round CloudFront, answers 200 instead of 403.')
    expect(failures).not.toContain('/ is not the app.')
  })

  const [script, style] = ["'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='", "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"]

  it.each([
    ['in the header', `script-src 'self' ${script}; style-src ${style}`, ''],
    ['in the HTML', "frame-ancestors 'none'", `script-src 'self' ${script}; style-src ${style}`],
  ])('accepts a policy %s that allows the page’s scripts and styles', async (_, header, meta) => {
    expect(await policyFailures(header, meta)).toEqual([])
  })

  it.each([
    ['an older page in the header', `script-src 'self' ${script}; style-src 'self' 'sha256-old'`, ''],
    ['an older page in the HTML', `script-src ${script}`, "style-src 'self' 'sha256-old'"],
    ['an older page in one of two', `script-src ${script}; style-src ${style}`, "style-src 'self' 'sha256-old'"],
  ])('names a style that the policy of %s refuses', async (_, header, meta) => {
    expect(await policyFailures(header, meta)).toEqual([`/ sends what its own style-src refuses: ${style}`])
  })

  it('does not take a policy that allows all inline scripts', async () => {
    const failures = await policyFailures(`script-src 'self' ${script} 'unsafe-inline'; style-src ${style}`)
    expect(failures).toEqual(['/ has no script-src that holds'])
  })

  it('rejects without an answer', async () => {
    await expect(smoke('http://127.0.0.1:1')).rejects.toThrow('fetch failed')
  })
})

import { securityHeaders } from '#shared/securityHeaders.ts'
import type { Site } from './site.ts'

const withoutPolicy = Object.entries(securityHeaders({ scripts: [], styles: [] })).filter(([name]) => name !== 'content-security-policy')

/** The site's pages and files with their headers, and the API's side door at `direct`. */
export async function pages({ url, check }: Site, direct: string): Promise<void> {
  const get = (path: string, from = url) => fetch(new URL(path, from))
  for (const path of ['/', '/surveys', '/survey/any-slug', '/admin/surveys']) {
    const page = await get(path)
    const html = await page.text()
    check(page.status === 200 && html.includes('<div id="root"'), `${path} answers ${page.status} and is not the app.`)
    check(page.headers.get('cache-control') === 'no-cache', `${path} may be kept: ${page.headers.get('cache-control')}`)
    const policy = page.headers.get('content-security-policy') ?? ''
    check(/script-src 'self' 'sha256-/.test(policy) && !policy.includes('unsafe'), `${path} has the policy ${policy}`)
    for (const [name, value] of withoutPolicy) check(page.headers.get(name) === value, `${path} has ${name}: ${page.headers.get(name)}`)
  }
  const [asset = '/assets/none'] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text()) ?? []
  const script = await get(asset)
  check(script.status === 200, `${asset} answers ${script.status}.`)
  check(script.headers.get('cache-control') === 'public, max-age=31536000, immutable', `${asset} is not kept for ever.`)
  check((await get('/assets/none.js')).status === 404, 'An asset that is not there is not a 404.')

  const forged = { 'x-origin-secret': 'guess', 'x-viewer-address': '203.0.113.9', 'x-viewer-host': 'evil.example' }
  for (const headers of [{}, forged]) {
    const aside = await fetch(new URL('/api/homepage/public', direct), { headers })
    check(aside.status === 403, `The API answers ${aside.status} to who goes round CloudFront.`)
  }
  const none = await get('/api/none')
  check(none.status === 404, `A call that does not exist answers ${none.status}.`)
}

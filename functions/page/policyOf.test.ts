import { createHash } from 'node:crypto'
import { presignedUpload } from '../files/presignedUpload.ts'
import { policyOf } from './policyOf.ts'

const own = { AWS_REGION: 'ap-northeast-2', AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two', PRIVATE_BUCKET: 'surveys-private' }
const before = { ...process.env }
beforeEach(() => Object.assign(process.env, own))
afterEach(() => {
  process.env = { ...before }
})

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const shell = `<head><style>b{}</style><script data-chunks='{"/":[]}'>boot()</script><script>old()</script></head>
  <script type="application/json" id="published">{"a":1}</script><script type="module" crossorigin src="/assets/a.js"></script>`

describe('policyOf', () => {
  it('allows the inline scripts and styles of the shell, and no others', () => {
    const policy = policyOf(shell)
    expect(sources(policy, 'script-src')).toEqual(["'self'", hash('boot()'), hash('old()')])
    expect(sources(policy, 'style-src')).toEqual(["'self'", hash('b{}')])
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"])
  })

  it('allows uploads to the origin that presigned uploads name', async () => {
    const { url } = await presignedUpload('pending/one', 'image/png', 1)
    expect(sources(policyOf(shell), 'connect-src')).toEqual(["'self'", new URL(url).origin])
  })

  it('allows uploads to a stand-in for S3', () => {
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:4000/'
    expect(sources(policyOf(shell), 'connect-src')).toEqual(["'self'", 'http://127.0.0.1:4000'])
  })
})

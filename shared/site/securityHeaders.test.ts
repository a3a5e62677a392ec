import { securityHeaders } from './securityHeaders.ts'

const headers = securityHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, ['https://uploads.example'])
const policy = new Map(
  headers['content-security-policy']!.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ')
    return [name!, sources.join(' ')]
  }),
)

it.each([
  ['default-src', "'self'"],
  ['script-src', "'self' 'sha256-a'"],
  ['style-src', "'self' 'sha256-b'"],
  ['connect-src', "'self' https://uploads.example"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
  ['form-action', "'self'"],
])('%s is %s: no script, frame or form of others', (name, sources) => expect(policy.get(name)).toBe(sources))

it.each([
  ['x-frame-options', 'DENY'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000'],
  ['cross-origin-opener-policy', 'same-origin'],
])('%s is %s', (name, value) => expect(headers[name]).toBe(value))

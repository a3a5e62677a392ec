import { buildEvent, type HttpRequest } from './event.ts'

const route = { name: 'getSurvey', routeKey: 'GET /api/surveys/{id}', pathParameters: { id: 'a/b' } } as const
const build = (over: Partial<HttpRequest> = {}) => buildEvent({ method: 'GET', path: '/api/surveys/a%2Fb', ...over }, route)
const post = (type: string | undefined, body: string | Uint8Array) =>
  build({ method: 'POST', headers: type === undefined ? {} : { 'Content-Type': type }, body })

describe('buildEvent', () => {
  it('keeps the path undecoded and its parameters decoded', () => {
    expect(build()).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/surveys/{id}',
      rawPath: '/api/surveys/a%2Fb',
      pathParameters: { id: 'a/b' },
      requestContext: { http: { method: 'GET', path: '/api/surveys/a%2Fb' }, routeKey: 'GET /api/surveys/{id}', stage: '$default' },
    })
  })

  it('passes the query on as it is, and decoded with what comes twice joined', () => {
    expect(build({ query: 'a=1&b=x%20y+z&a=2&c' })).toMatchObject({
      rawQueryString: 'a=1&b=x%20y+z&a=2&c',
      queryStringParameters: { a: '1,2', b: 'x y z', c: '' },
    })
    expect(build({ query: { lang: 'ko' } }).rawQueryString).toBe('lang=ko')
  })

  it('has no queryStringParameters, cookies or body where none came', () => {
    expect(Object.keys(build())).not.toEqual(expect.arrayContaining(['queryStringParameters']))
    expect(build()).not.toHaveProperty('cookies')
    expect(build()).not.toHaveProperty('body')
    expect(build()).toMatchObject({ rawQueryString: '', isBase64Encoded: false })
  })

  it('writes headers in lower case, what comes twice joined, and cookies apart', () => {
    const event = build({ headers: { 'X-One': ['a', 'b'], Cookie: ['s=1; t=2', 'u=3,4'], 'user-agent': 'U', gone: undefined } })
    expect(event.headers).toEqual({ 'x-one': 'a,b', 'user-agent': 'U' })
    expect(event.cookies).toEqual(['s=1', 't=2', 'u=3,4'])
    expect(event.requestContext.http.userAgent).toBe('U')
  })

  it('treats __proto__ as an ordinary name', () => {
    const event = build({ query: '__proto__=x' })
    expect(Object.entries(event.queryStringParameters!)).toEqual([['__proto__', 'x']])
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'TEXT/HTML', 'application/xml', 'application/javascript'])(
    'passes %s on as text',
    (type) => {
      expect(post(type, '{"a":"한"}')).toMatchObject({ body: '{"a":"한"}', isBase64Encoded: false })
    },
  )

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream', 'image/png', undefined])(
    'passes %s on as base64',
    (type) => {
      expect(post(type, new Uint8Array([0, 255]))).toMatchObject({ body: 'AP8=', isBase64Encoded: true })
    },
  )

  it('has the caller and the time', () => {
    const { requestContext } = build({ sourceIp: '127.0.0.9' })
    expect(requestContext.http.sourceIp).toBe('127.0.0.9')
    expect(requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/)
    expect(Math.abs(requestContext.timeEpoch - Date.now())).toBeLessThan(5000)
  })
})

import { paths } from '#shared/paths.ts'
import { match, router } from './router.ts'

describe('router', () => {
  const find = router(
    { one: 'GET /files/{id}', exact: 'GET /files/all', deep: 'GET /files/{id}/name', exactDeep: 'GET /files/all/{name}' },
    '/api',
  )

  it.each([
    ['GET', '/api/files/all', 'exact'],
    ['GET', '/api/files/7', 'one'],
    ['GET', '/api/files/7/name', 'deep'],
    ['GET', '/api/files/all/name', 'exactDeep'],
    ['GET', '/api/files/ALL', 'one'],
  ])('%s %s goes to %s', (method, path, name) => {
    expect(find(method, path)?.name).toBe(name)
  })

  it.each([
    ['POST', '/api/files/all'],
    ['HEAD', '/api/files/all'],
    ['GET', '/api/files/7/other/part'],
    ['GET', '/api/files/'],
    ['GET', '/api/files'],
    ['GET', '/files/all'],
    ['GET', '/api'],
    ['GET', ''],
  ])('%s %s goes nowhere', (method, path) => {
    expect(find(method, path)).toBeNull()
  })

  it('decodes parameters once and keeps an encoded slash inside its segment', () => {
    expect(find('GET', '/api/files/a%2Fb%2520')?.pathParameters).toEqual({ id: 'a/b%20' })
    expect(find('GET', '/api/files/%ED%95%9C/name')?.pathParameters).toEqual({ id: '한' })
  })

  it('throws for a parameter that is not percent-encoded UTF-8', () => {
    expect(() => find('GET', '/api/files/%zz')).toThrow(URIError)
    expect(() => find('GET', '/api/files/%ff')).toThrow(URIError)
  })
})

describe('match', () => {
  it.each(Object.entries(paths))('finds %s by %s', (name, route) => {
    const [method, path] = route.split(' ') as [string, string]
    const filled = path.replace(/\{\w+\}/g, 'x1')
    expect(match(method, `/api${filled}`)).toMatchObject({ name, routeKey: `${method} /api${path}` })
  })

  it('finds by HEAD only what replies with a file', () => {
    expect(match('HEAD', '/api/share/home/en/x.png')).toMatchObject({
      name: 'getSharePicture',
      routeKey: 'HEAD /api/share/{page}/{language}/{picture}',
    })
    expect(match('HEAD', '/api/surveys/public')).toBeNull()
  })
})

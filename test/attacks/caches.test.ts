import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownAdmin } from '../support/api/people.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const publicReads = (Object.keys(paths) as RouteName[]).filter((name) => (routes[name] as Route).cache === 'public')
const queries: Record<string, string>[] = [{ x: '1' }, { utm_source: 'mail', fbclid: 'a'.repeat(1_000) }]

const admin = ownAdmin()

it('a slug that now leads to another survey is answered with that one, despite caches of the first', async () => {
  const first = await createSurvey(admin, { title: 'The first' })
  const params = { slug: first.slug as string }
  const kept = String((await callRoute('getSurveyBySlug', { params })).headers.etag)
  for (const named of [kept, `"other" , W/${kept}`])
    expect((await callRoute('getSurveyBySlug', { params, headers: { 'if-none-match': named } })).status).toBe(304)
  await callRoute('deleteSurvey', { as: admin, params: { id: first.id } })
  await createSurvey(admin, { slug: first.slug, title: 'The second' })
  expect(await callRoute('getSurveyBySlug', { params, headers: { 'if-none-match': kept } })).toMatchObject({
    status: 200,
    body: { title: 'The second' },
  })
})

it('a query that no route knows makes no other answer of a public read, so that the edge may leave it out', async () => {
  const { id, slug } = await createSurvey(admin)
  const told = async (name: RouteName, query?: Record<string, string>) => {
    const { status, headers, raw } = await callRoute(name, { params: { id, slug }, query })
    return [name, status, headers.etag, raw.toString()]
  }
  for (const name of publicReads) {
    const plain = await told(name)
    expect(plain[1]).toBe(200)
    for (const query of queries) expect(await told(name, query)).toEqual(plain)
  }
})

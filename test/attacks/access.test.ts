import type { KeyObject } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { forgeries, signingKey } from '../support/attacks/forgeries.ts'
import { buildAdmin, buildMember, type Person } from '../support/api/people.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const names = Object.keys(paths) as RouteName[]
const isPublic = (name: RouteName) => (routes[name] as Route).cache === 'public'
const needs = (...access: string[]) => names.filter((name) => access.includes(routes[name].access))

let member: Person
let key: KeyObject
beforeAll(async () => {
  member = await buildMember()
  key = await signingKey()
})

it('has one file in functions for each route of the manifest, and no other', () => {
  const files = readdirSync(join(process.cwd(), 'functions')).filter((file) => file.endsWith('.ts'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort())
})

describe('without a token', () => {
  it.each(needs('user', 'admin'))('%s answers 401', async (name) => {
    expect(await callRoute(name)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
  })
})

/** A route of each kind of access: the permitted callers, and whether a ticket in the address may replace a token. */
const oneOfEachKind = [
  ...new Map(
    needs('optional', 'user', 'admin').map((name) => [`${routes[name].access} ${(routes[name] as Route).ticket === true}`, name] as const),
  ).values(),
]

describe('with a token that is not ours', () => {
  it.each(oneOfEachKind.flatMap((name) => Object.keys(forgeries).map((forgery) => [name, forgery] as const)))(
    '%s answers 401 to %s',
    async (name, forgery) => {
      const as = { token: forgeries[forgery]!(member, key) }
      expect(await callRoute(name, { as })).toMatchObject({ status: 401, body: { code: 'auth.bad_token' } })
    },
  )

  // all routes look at tokens by the one middleware: that each has it shows with one forgery
  it.each(needs('optional', 'user', 'admin').filter((name) => !oneOfEachKind.includes(name)))('%s answers 401', async (name) => {
    const as = { token: forgeries['another key']!(member, key) }
    expect(await callRoute(name, { as })).toMatchObject({ status: 401, body: { code: 'auth.bad_token' } })
  })
})

describe('as a member', () => {
  it.each(needs('admin'))('%s answers 403', async (name) => {
    expect(await callRoute(name, { as: member })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
  })

  it.each(needs('admin'))('%s answers 401 to something else than a bearer token', async (name) => {
    expect((await callRoute(name, { headers: { authorization: 'Basic YTpi' } })).status).toBe(401)
  })
})

describe('a cache', () => {
  let params: { id: string; slug: string }
  beforeAll(async () => {
    const { id, slug } = await createSurvey(await buildAdmin())
    params = { id, slug }
  })

  it.each(names.filter((name) => isPublic(name) || routes[name].access !== 'public'))(
    'has no answer of %s to a signed-in caller',
    async (name) => {
      expect((await callRoute(name, { as: member, params })).headers['cache-control']).toBe('no-store')
    },
  )

  it.each(names.filter(isPublic))('may have the answer of %s to a guest', async (name) => {
    const { status, headers } = await callRoute(name, { params })
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)])
  })
})

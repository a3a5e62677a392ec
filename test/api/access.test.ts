import type { KeyObject } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths, type RouteName } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import { callRoute } from '../support/callRoute.ts'
import { forgeries, signingKey } from '../support/forgeries.ts'
import { ownTable } from '../support/ownTable.ts'
import { buildMember, type Person } from '../support/people.ts'

ownTable()

const names = Object.keys(paths) as RouteName[]
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

describe('with a token that is not ours', () => {
  it.each(needs('optional', 'user', 'admin').flatMap((name) => Object.keys(forgeries).map((forgery) => [name, forgery] as const)))(
    '%s answers 401 to %s',
    async (name, forgery) => {
      const as = { token: forgeries[forgery]!(member, key) }
      expect(await callRoute(name, { as })).toMatchObject({ status: 401, body: { code: 'auth.bad_token' } })
    },
  )
})

describe('as a member', () => {
  it.each(needs('admin'))('%s answers 403', async (name) => {
    expect(await callRoute(name, { as: member })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
  })

  it.each(needs('admin'))('%s answers 401 to something else than a bearer token', async (name) => {
    expect((await callRoute(name, { headers: { authorization: 'Basic YTpi' } })).status).toBe(401)
  })
})

it('leaves no answer to a signed-in caller in a cache', async () => {
  for (const name of needs('optional', 'user', 'admin')) {
    const { headers } = await callRoute(name, { as: member })
    expect([name, headers['cache-control']]).toEqual([name, 'no-store'])
  }
})

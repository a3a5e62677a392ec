import { issueToken } from '#functions/auth/token.ts'
import { readUser } from '#functions/data/users/users.ts'
import type { RouteName } from '#shared/paths.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { everyRoute, parametersOf, routeOf, takingJson } from '../support/api/everyRoute.ts'
import { forEachCase } from '../support/attacks/generatedCases.ts'
import { hostileJson, hostileNames } from '../support/attacks/hostileJson.ts'
import { allItems } from '../support/api/invariants.ts'
import { buildMember, ownAdmin, ownMember, type Person } from '../support/api/people.ts'
import { fullAnswers, sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { ownSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()
const leaver = ownMember()
const survey = ownSurvey(admin)

const json = { 'content-type': 'application/json' }
/** A body as it is, from a network of its own: nothing of this is about floods. */
let turn = 0
const send = async (name: RouteName, body: string, params: Record<string, string> = {}) =>
  callRoute(name, {
    as: name === 'signOut' ? await newSession() : admin,
    params,
    body,
    headers: json,
    sourceIp: `10.7.${(turn++ >> 8) & 255}.${turn & 255}`,
  })

/** A token that the call may end: later calls need the admin's. */
const newSession = async () => ({ token: (await issueToken((await readUser(leaver.id))!)).access_token })

/** Routes that a hostile body may not reach on the admin who sends it. */
const own = new Set<RouteName>(['deleteProfile', 'changePassword', 'setUserRoles'])
const attacked = takingJson.filter((name) => !own.has(name))

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)

/** Every field of these may be missing, and fields that they do not know are nothing to them. */
const takesAnyObject = new Set<RouteName>([
  'countResults',
  'signOut',
  'updateProfile',
  'saveSettings',
  'updateHomepage',
  'createSurvey',
  'updateSurvey',
])

/** 401: the route never saw the body. */
const isWrong = ([name, status]: [RouteName, number]) => status >= 500 || status === 401 || (status < 300 && !takesAnyObject.has(name))

describe('a body that is a bomb', () => {
  const bombs: [string, string][] = [
    ['10,000 lists in each other', deep('[', ']')],
    ['10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['200,000 fields', `{${Array.from({ length: 100_000 }, (_, at) => `"f${at}":1`).join()}}`.slice(0, 990_000)],
    ['a text of 900 KB', JSON.stringify({ note: 'a'.repeat(900_000), email: `${'a.'.repeat(50_000)}@a` })],
    ['a number of 900 KB', `{"age":${'9'.repeat(900_000)}}`],
    ['no JSON', '{"a":'],
    ['no UTF-8 that is whole', '{"a":"\\ud83d"}'],
    ['a list', '[]'],
    ['nothing', ''],
    ['null', 'null'],
    ['a word', '"__proto__"'],
  ]
  it.each(bombs)('of %s is refused by every route, and soon', async (_, body) => {
    const start = process.cpuUsage()
    const told: [RouteName, number][] = []
    for (const name of attacked) {
      const params = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, survey.id]))
      told.push([name, (await send(name, body, params)).status])
    }
    expect(told.filter(isWrong)).toEqual([])
    expect(process.cpuUsage(start).user / 1000 / attacked.length).toBeLessThan(2000)
  })
})

describe('a body of any shape', () => {
  it.each(attacked)('is no fault of %s', async (name) => {
    const { entries = {} } = routeOf(name).body as { entries?: object }
    const params = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, parameter === 'provider' ? 'google' : survey.id]))
    await forEachCase(
      8,
      (random) => hostileJson(random, Object.keys(entries)),
      async (body) => expect((await send(name, body, params)).status).toBeLessThan(500),
    )
  })
})

describe('a field that is not the sender’s to set', () => {
  const canary = 'mass assignment'
  const given = {
    ...Object.fromEntries(hostileNames.map((name) => [name, canary])),
    roles: ['admin', canary],
    owner: canary,
    is_admin: true,
    password: undefined,
  }
  const bodies: Partial<Record<RouteName, (person: Person) => object>> = {
    updateProfile: () => ({ company: 'The Busan Herald' }),
    signUp: () => ({ email: `m${Date.now()}@example.com`, password: 'a quiet lake of ink', first_name: 'Mina', last_name: 'Seo' }),
    sendInquiry: () => ({ name: 'Mina Seo', email: 'mina@example.com', note: 'Hello' }),
    submitResponse: () => ({
      survey_id: survey.id,
      answers: fullAnswers.map((one) => ({ ...given, ...one })),
      demographics: { ...given, age: 30 },
    }),
    saveSettings: () => ({ company_name_en: 'PRISM' }),
    updateHomepage: () => ({ hero_title: { en: '<p>Trust</p>', [canary]: canary } }),
    createSurvey: () => sampleSurvey(),
    saveProvider: () => ({ provider: 'google', client_id: 'a', client_secret: 'b', enabled: false }),
  }

  it.each(Object.keys(bodies) as RouteName[])('is stored by no call of %s', async (name) => {
    const member = await buildMember()
    const as = routeOf(name).access === 'admin' ? admin : member
    const before = await callRoute('getMe', { as })
    const body = JSON.stringify({ ...given, ...bodies[name]!(member) }).replace(/^\{/, `{"__proto__":{"roles":["admin"],"x":"${canary}"},`)
    expect((await callRoute(name, { as, body, headers: json })).status).toBeLessThan(300)
    const after = await callRoute('getMe', { as })
    expect([after.body.id, after.body.email, after.body.roles]).toEqual([before.body.id, before.body.email, before.body.roles])
    expect((await allItems()).filter((item) => JSON.stringify(item).includes(canary))).toEqual([])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('a name in the address', () => {
  const hostile = [
    '#',
    '/',
    '..',
    '.',
    '%2e%2e',
    '\r\nx: y',
    '\u0000',
    '％００',
    'ѕlug',
    'a b',
    '__proto__',
    'constructor',
    "' OR 1=1",
    '💣',
    'S0000000000000000',
    'undefined',
    'null',
  ]
  it.each(everyRoute.filter((name) => parametersOf(name).length > 0))('that is none of ours is not found by %s', async (name) => {
    const told: Record<string, number> = {}
    for (const one of hostile) {
      const params = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, one]))
      const { body, multipart, form } = routeOf(name)
      const { status } =
        body && !multipart
          ? await send(name, form ? '{}' : JSON.stringify(sampleSurvey()), params)
          : await callRoute(name, { as: admin, params })
      if (status !== 404 && status !== 422) told[one] = status
    }
    expect(told).toEqual({})
  })
})

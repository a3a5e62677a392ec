import { callRoute } from '../support/api/callRoute.ts'
import { everyRoute, methodOf, parametersOf } from '../support/api/everyRoute.ts'
import { signingKey } from '../support/attacks/forgeries.ts'
import { buildMember, ownAdmin } from '../support/api/people.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const secret = 'the provider’s own secret'
const admin = ownAdmin()
let params: Record<string, string>
let responses: string[]
beforeAll(async () => {
  await callRoute('saveProvider', { as: admin, body: { provider: 'google', client_id: 'ours', client_secret: secret, enabled: true } })
  const { id, slug } = await createSurvey(admin)
  const [guest, member] = [null, await buildMember()]
  responses = []
  for (const as of [guest, member])
    responses.push((await callRoute('submitResponse', { as, body: { survey_id: id, answers: fullAnswers, demographics: {} } })).body.id)
  params = { id, slug, version: '1', provider: 'google' }
})

describe('every read, by an admin, a member and a guest', () => {
  it('reveals no secret of a provider, no password and no key', async () => {
    const key = (await signingKey()).export({ format: 'jwk' }).d!
    const found: string[] = []
    for (const name of everyRoute.filter((one) => methodOf(one) === 'GET')) {
      const given = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, params[parameter] ?? 'x']))
      for (const as of [admin, await buildMember(), null]) {
        const { raw, headers } = await callRoute(name, { as, params: given, query: { survey_id: params.id! } })
        const told = raw.toString('latin1') + JSON.stringify(headers)
        for (const one of [Buffer.from(secret).toString('latin1'), '$argon2', 'password_hash', key, process.env.ORIGIN_SECRET])
          if (one && told.includes(one)) found.push(`${name} tells ${one}`)
      }
    }
    expect(found).toEqual([])
  })

  it('leads to no response: only its sender gets its id', async () => {
    const told: string[] = []
    for (const name of everyRoute.filter((one) => methodOf(one) === 'GET' && one !== 'getMyResponse')) {
      const given = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, params[parameter] ?? 'x']))
      for (const as of [await buildMember(), null]) {
        const { raw } = await callRoute(name, { as, params: given, query: { survey_id: params.id! } })
        if (responses.some((id) => raw.includes(id.split('-')[1]!))) told.push(name)
      }
    }
    expect(told).toEqual([])
  })
})

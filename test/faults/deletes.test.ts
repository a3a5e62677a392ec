import { setImmediate } from 'node:timers/promises'
import { deleteUser } from '#functions/data/users/deleteUser.ts'
import { setRoles } from '#functions/data/users/roles.ts'
import { readUser } from '#functions/data/users/users.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { clearFaults, fault, faultsMet, withFaults } from '../support/faults.ts'
import { brokenInvariants } from '../support/api/invariants.ts'
import { buildMember, ownAdmin, password, proveAddress } from '../support/api/people.ts'
import { fullAnswers, sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'

withFaults()

const admin = ownAdmin()

/** The statuses of calls that are sent at once. */
const statusesOf = async (calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map(({ status }) => status)

/**
 * The statuses of two calls. The second one runs entirely between the reads and the write of the first: the first one's transaction is held back
 * before the table, at most as long as the client waits for an answer.
 */
async function overtaken(first: () => Promise<{ status: number }>, second: () => Promise<{ status: number }>): Promise<number[]> {
  await fault('dynamodb', { kind: 'latency', ms: 1_900, operations: ['TransactWriteItems'], times: 1 })
  const held = first()
  while ((await faultsMet('dynamodb')) === 0) await setImmediate()
  const { status } = await second()
  await clearFaults()
  return [(await held).status, status]
}

describe('a deletion', () => {
  it('of a survey that is sent five times at once succeeds once, and the others get a 404', async () => {
    const { id } = await createSurvey(admin)
    const told = await statusesOf([1, 2, 3, 4, 5].map(() => callRoute('deleteSurvey', { as: admin, params: { id } })))
    expect([...told].toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404, 404])
  })

  it('of a survey that another write of it overtakes ends it, and each of them knows how it went', async () => {
    const { id, slug } = await createSurvey(admin)
    const params = { id }
    const remove = () => callRoute('deleteSurvey', { as: admin, params })
    const save = (title: string) => callRoute('updateSurvey', { as: admin, params, body: sampleSurvey({ slug, title }) })
    expect(
      await overtaken(
        () => save('one'),
        () => save('two'),
      ),
    ).toEqual([200, 200])
    expect(await overtaken(remove, () => save('three'))).toEqual([204, 200])
    expect((await callRoute('getSurvey', { as: admin, params })).status).toBe(404)
    expect((await callRoute('createSurvey', { as: admin, body: { slug } })).status).toBe(201)
    const other = await createSurvey(admin)
    const late = () =>
      callRoute('updateSurvey', { as: admin, params: { id: other.id }, body: sampleSurvey({ slug: other.slug, title: 'late' }) })
    expect(await overtaken(late, () => callRoute('deleteSurvey', { as: admin, params: { id: other.id } }))).toEqual([404, 204])
  })

  it('of an inquiry that is sent at once, and while it is marked, counts once', async () => {
    const { body } = await callRoute('sendInquiry', { body: { name: 'Mina', email: 'mina@example.com', note: 'Hello' } })
    const params = { id: body.id as string }
    const told = await statusesOf(
      (['deleteInquiry', 'readInquiry', 'deleteInquiry'] as const).map((name) => callRoute(name, { as: admin, params })),
    )
    expect(told.filter((status) => ![200, 204, 404].includes(status))).toEqual([])
  })

  it('of an account beside its saves and its responses leaves nothing of it', async () => {
    const [member, survey] = [await buildMember(), await createSurvey(admin)]
    const told = await statusesOf([
      callRoute('deleteProfile', { as: member, body: { password } }),
      callRoute('deleteProfile', { as: member, body: { password } }),
      callRoute('updateProfile', { as: member, body: { company: 'The Busan Herald' } }),
      callRoute('submitResponse', { as: member, body: { survey_id: survey.id, answers: fullAnswers, demographics: {} } }),
    ])
    expect(told.filter((status) => status >= 500)).toEqual([])
    expect((await callRoute('getMe', { as: member })).status).toBe(401)
  })
  it('of an account that became an admin in the meantime takes it out of the list of admins', async () => {
    const member = await buildMember()
    await proveAddress(member)
    const before = (await readUser(member.id))!
    await setRoles(member.id, ['admin'])
    await deleteUser(before)
    expect(await readUser(member.id)).toBeNull()
    expect(await brokenInvariants()).toEqual([])
  })

  it('of an account is refused where its tokens ended in the meantime', async () => {
    const member = await buildMember()
    const before = (await readUser(member.id))!
    await setRoles(member.id, ['admin']) // the address is not verified: the creator of the account loses it
    await expect(deleteUser(before)).rejects.toMatchObject({ status: 401, code: 'auth.bad_token' })
    expect(await readUser(member.id)).not.toBeNull()
    await setRoles(member.id, [])
  })
})

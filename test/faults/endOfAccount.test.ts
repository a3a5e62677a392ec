import { clearFaults, fault, faultsMet, withFaults } from '../support/faults.ts'
import { callRoute } from '../support/api/callRoute.ts'
import type { Reply } from '../support/api/sendToRehearsal.ts'
import { allItems } from '../support/api/invariants.ts'
import { buildAdmin, buildMember, password, type Person } from '../support/api/people.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'

withFaults()

let survey: { id: string }
let member: Person
beforeAll(async () => {
  survey = await createSurvey(await buildAdmin())
})
beforeEach(async () => {
  member = await buildMember()
})

const submit = (as: Person | null = null) =>
  callRoute('submitResponse', { as, body: { survey_id: survey.id, answers: fullAnswers, demographics: {} } })
const claim = async () => {
  const { id } = (await submit()).body as { id: string }
  return () => callRoute('claimResponse', { as: member, body: { response_id: id } })
}
const saveProfile = async () => () => callRoute('updateProfile', { as: member, body: { company: 'Elsewhere' } })
const signInAgain = async () => () => callRoute('issueToken', { body: new URLSearchParams({ username: member.email, password }) })
const leave = () => callRoute('deleteProfile', { as: member, body: { password } })
const own = async () => (await allItems()).filter(({ pk }) => pk === `USER#${member.id}`)

/** Sends `first`, and `then` while a write of `first` that contains these words is on its way. */
async function during(first: () => Promise<Reply>, words: string, then: () => Promise<Reply>): Promise<number[]> {
  await fault('dynamodb', { kind: 'latency', ms: 1_900, times: 1, operations: ['TransactWriteItems', 'UpdateItem'], containing: words })
  const slow = first()
  while ((await faultsMet('dynamodb')) === 0);
  const told = await then()
  await clearFaults()
  return [told.status, (await slow).status]
}

describe('the end of an account', () => {
  it.each([
    ['a claim', claim, 'owner = :nobody'],
    ['a first response', async () => () => submit(member), 'RESP#'],
    ['a save of the profile', saveProfile, 'Elsewhere'],
    ['a sign-in', signInAgain, 'last_seen_at'],
  ] as const)('comes while %s is on its way, which is refused then and leaves nothing', async (_, prepare, words) => {
    const save = await prepare()
    expect(await during(save, words, leave)).toEqual([204, 401])
    expect(await own()).toEqual([])
  })

  it.each([
    ['a claim', claim],
    ['a first response', async () => () => submit(member)],
  ] as const)('takes along what comes just before it: %s', async (_, prepare) => {
    const save = await prepare()
    const [saved, left] = await during(leave, 'token_epoch = :epoch', save)
    expect([saved! < 300, left]).toEqual([true, 204])
    expect(await own()).toEqual([])
  })
})

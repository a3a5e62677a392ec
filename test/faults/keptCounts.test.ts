import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { readSurveyCounts } from '#functions/data/surveyCounts.ts'
import { sampleSurvey, type SurveyInput } from '../support/fixtures/sampleSurvey.ts'
import { seededRandom } from '../../scripts/demo/responses/seededRandom.ts'
import { deliver } from '../../scripts/local/streams/deliver.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { countAsFunction, newChanges } from '../support/api/drainStream.ts'
import { hearing } from '../support/api/functionLog.ts'
import { killedAt } from '../support/faults/killedAt.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../support/api/people.ts'
import { surveyTruth, wrongCounts } from '../support/api/surveyTruth.ts'

ownTable()

const { COUNTED_CHANGES = '150', HOSTILE_SEED = '17' } = process.env
const random = seededRandom(Number(HOSTILE_SEED))

const admin = ownAdmin()

const jobs = ['Nurse', 'Editor', '__proto__', '기자']

/** One thing that people or admins do; the survey's questions keep their ids. */
function randomChange(survey: SurveyInput & { id: string }, members: Person[], open: string[]) {
  const question = (id: string) => survey.sections!.flatMap((section) => section?.questions ?? []).find((one) => one?.id === id)!
  const valuesOf = (id: string) => question(id).choices!.map((one) => one.value)
  const given = () => ({
    survey_id: survey.id,
    answers: [
      { question_id: 'name', value: `Outlet ${random.below(9)}` },
      { question_id: 'doubt', value: random.oneOf(valuesOf('doubt')) },
      { question_id: 'signs', value: random.some(valuesOf('signs'), 0.5) },
      { question_id: 'story', value: 'x' },
    ],
    demographics: random.chance(0.5) ? { age: 15 + random.below(70), job: random.oneOf(jobs), country: random.oneOf(['KR', 'US']) } : {},
    language: random.oneOf(['en', 'ko', null]),
    ...(random.chance(0.5) && { seconds: 1 + random.below(900) }),
  })
  const sourceIp = `10.${random.below(250)}.${random.below(250)}.1`
  const id = open.length > 0 ? random.oneOf(open) : ''
  const acts = {
    submit: async () => {
      const { status, body } = await callRoute('submitResponse', {
        body: given(),
        as: random.chance(0.2) ? random.oneOf(members) : null,
        sourceIp,
      })
      if (status === 201) open.push(body.id)
    },
    import: async () => {
      const past = new Date(Date.now() - random.below(5_000_000_000)).toISOString()
      const line = { ...given(), key: `import-${random.below(1e9)}-${random.below(1e9)}`, ...(random.chance(0.5) && { created_at: past }) }
      const { body } = await callRoute('importResponses', { params: { id: survey.id }, body: { responses: [line] }, as: admin })
      if (body.responses[0].id) open.push(body.responses[0].id)
    },
    edit: () => callRoute('updateResponse', { params: { id }, body: given(), sourceIp }),
    claim: () => callRoute('claimResponse', { body: { response_id: id }, as: random.oneOf(members) }),
    delete: async () => {
      await callRoute('deleteResponse', { params: { id }, as: admin })
      open.splice(open.indexOf(id), 1)
    },
    rename: async () => {
      const renamed = random.oneOf(question(random.oneOf(['doubt', 'signs'])).choices!)
      const value = `${renamed.label} ${random.below(1000)}`
      const gateway = question('doubt').gateway!
      const follow = (rule: { choice_value?: string | null }) =>
        rule.choice_value === renamed.value ? { ...rule, choice_value: value } : rule
      gateway.choice_rules = (gateway.choice_rules as { choice_value: string }[]).map(follow) as typeof gateway.choice_rules
      renamed.value = value
      const { body } = await callRoute('updateSurvey', { params: { id: survey.id }, body: survey, as: admin })
      Object.assign(survey, body)
    },
  }
  const act = random.oneOf(['submit', 'submit', 'submit', 'submit', 'import', 'edit', 'edit', 'claim', 'delete', 'rename'] as const)
  return (act === 'rename' && !random.chance(0.1)) || (!id && act !== 'submit') ? acts.submit() : acts[act]()
}

const onFailure = () => {
  throw new Error('a change was given up')
}

/**
 * Delivers changes like a stream of several shards: in order within a shard but not between shards, two at once, some of them again, with the
 * function killed a number of times in the middle.
 */
async function bringRoughly(changes: DynamoDBRecord[], kills: number): Promise<void> {
  const shards = [...Map.groupBy(changes, ({ dynamodb }) => Number(dynamodb!.Keys!['pk']!.S!.at(-1)) % 4).values()]
  const read = shards.map(() => 0)
  const waiting = () => shards.keys().filter((at) => read[at]! < shards[at]!.length).toArray() // oxfmt-ignore
  let left = kills
  const handler = (event: DynamoDBStreamEvent) => {
    if (left === 0 || !random.chance(0.5)) return countAsFunction(event)
    left--
    return killedAt(1 + random.below(4), random.chance(0.5), () => countAsFunction(event))
  }
  const bring = async (shard: number) => {
    const from = Math.max(0, read[shard]! - (random.chance(0.6) ? random.below(12) : 0))
    read[shard] = Math.min(shards[shard]!.length, read[shard]! + 1 + random.below(9))
    const batch = shards[shard]!.slice(from, read[shard])
    await deliver(batch, handler, { pause: 0, onFailure })
    if (random.chance(0.5)) await deliver(batch, handler, { pause: 0, onFailure })
  }
  while (waiting().length > 0) await Promise.all(random.some(waiting(), 0.5).map(bring))
  expect(left).toBe(0)
}

describe('kept counts', () => {
  it(`are the truth after ${COUNTED_CHANGES} changes that came twice, out of order between shards, to a function killed ten times`, async () => {
    const survey = { ...sampleSurvey(), ...(await createSurvey(admin)) } as SurveyInput & { id: string }
    const members = await Promise.all(Array.from({ length: 6 }, buildMember))
    const open: string[] = []
    for (let change = 0; change < Number(COUNTED_CHANGES); change++) await randomChange(survey, members, open)
    const changes = await newChanges()
    expect(changes.length).toBeGreaterThan(Number(COUNTED_CHANGES) / 2)

    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    await hearing(() => bringRoughly(changes, 10))
    logged.mockRestore()

    expect(await wrongCounts(survey.id)).toEqual([])
    const { counts } = (await readSurveyCounts(survey.id))!
    expect(counts.get('total')).toBe(open.length)
    const imported = await callRoute('listResponses', {
      params: { id: survey.id },
      query: { where: JSON.stringify([{ of: 'source', is: ['imported'] }]), limit: '200' },
      as: admin,
    })
    expect(imported.body.length).toBeGreaterThan(0)
    expect(counts.get('imported')).toBe(imported.body.length)
    expect([...(await surveyTruth(survey.id)).keys()].some((name) => name.startsWith('choice doubt'))).toBe(true)
  })
})

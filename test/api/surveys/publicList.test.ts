import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { documents, dynamo } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin } from '../../support/api/people.ts'
import { choices } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const branching = (id: string) => ({
  id,
  title: id,
  type: 'single_choice' as const,
  choices: choices('Yes', 'No'),
  gateway: { enabled: true, choice_rules: [{ choice_value: 'Yes', show_question_ids: ['q999'] }] },
})

it('leaves out descriptions that would not fit one answer, and no survey', async () => {
  const admin = await buildAdmin()
  const long = 'x'.repeat(limits.richText)
  for (let turn = 0; turn < 9; turn++) await createSurvey(admin, { sections: [], description: long, description_ko: long })
  const { status, body, raw } = await callRoute('listPublicSurveys')
  expect([status, body.length, raw.length < 4_000_000]).toEqual([200, 9, true])
  const told = body.map(({ description }: { description: string }) => description.length)
  expect(told).toEqual([...Array<number>(7).fill(long.length), 0, 0])
}, 60_000)

it('has the outline and the duration of a survey in a few characters, even for a long survey', async () => {
  const admin = await buildAdmin()
  const questions = Array.from({ length: limits.questions }, (_, at) => branching(`q${at}`))
  const long = await createSurvey(admin, { title: 'Long', sections: [{ id: 'all', title: 'All', questions }] })
  const empty = await createSurvey(admin, { title: 'Empty', sections: [] })
  const { body } = await callRoute('listPublicSurveys')
  const row = (id: string) => (body as { id: string }[]).find((one) => one.id === id)
  expect(row(long.id)).toMatchObject({ outline: expect.stringMatching(/^1000\+{1,24}$/), minutes: expect.any(Number) })
  expect(row(empty.id)).toMatchObject({ outline: '' })
  expect(row(empty.id)).not.toHaveProperty('minutes')
}, 60_000)

it('reads definitions beside each other, and in the order of the list', async () => {
  const admin = await buildAdmin()
  const texts = Array.from({ length: 12 }, () => randomBytes(4_000).toString('hex')) // too long for the list's item
  for (const description of texts) await createSurvey(admin, { sections: [], description })
  let [now, most] = [0, 0]
  const watch = { step: 'initialize', name: 'counted' } as const
  dynamo().middlewareStack.add((next, { commandName }) => {
    if (commandName !== 'QueryCommand') return next
    return async (args) => {
      most = Math.max(most, ++now)
      return next(args).finally(() => now--)
    }
  }, watch)
  const { body } = await callRoute('listPublicSurveys')
  dynamo().middlewareStack.remove('counted')
  const told = body.map(({ description }: { description: string }) => description)
  expect(told.slice(0, texts.length)).toEqual(texts.toReversed())
  expect(most).toBeGreaterThan(4)
})

it('has the newest surveys, up to its limit', async () => {
  const rows = Array.from({ length: limits.publicSurveys + 1 }, (_, at) => {
    const time = new Date(Date.UTC(2040, 0, 1) + at * 1_000).toISOString()
    const id = `S${at.toString(16).padStart(16, '0')}`
    const texts = { slug: '', title: String(at), title_ko: '', cover_image_url: '' }
    const descriptions = brotliCompressSync(JSON.stringify({ description: '', description_ko: '' }))
    return {
      pk: `SURVEY#${id}`,
      sk: 'SURVEY',
      kind: 'SURVEYS#active',
      time,
      id,
      ...texts,
      is_active: true,
      version: 1,
      parts: 1,
      created_at: time,
      descriptions,
    }
  })
  for (let from = 0; from < rows.length; from += 25) {
    const RequestItems = { [process.env.TABLE!]: rows.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } })) }
    await documents().send(new BatchWriteCommand({ RequestItems }))
  }
  const { body } = await callRoute('listPublicSurveys')
  expect(body.map(({ title }: { title: string }) => Number(title))).toEqual(
    Array.from({ length: limits.publicSurveys }, (_, at) => limits.publicSurveys - at),
  )
})

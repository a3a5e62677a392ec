import { CopyObjectCommand, DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { readSurveyCounts, writeSurveyCounts } from '#functions/data/surveyCounts.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { fileSurvey, sendFile } from '../support/api/answerFile.ts'
import { drainStream } from '../support/api/drainStream.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { brokenInvariants } from '../support/api/invariants.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../support/api/people.ts'

ownTable() // the scan itself is tested: the table need not be consistent at the end

type Key = { pk: string; sk: string }
type Undo = () => Promise<unknown>

const TableName = () => process.env.TABLE
const read = async (Key: Key) => (await documents().send(new GetCommand({ TableName: TableName(), Key }))).Item
const put = (Item: object) => documents().send(new PutCommand({ TableName: TableName(), Item }))

/** Puts an item, replacing an existing one. */
async function plant(Item: Key & Record<string, unknown>): Promise<Undo> {
  const { pk, sk } = Item
  const before = await read({ pk, sk })
  await put(Item)
  return () => (before ? put(before) : documents().send(new DeleteCommand({ TableName: TableName(), Key: { pk, sk } })))
}

async function takeAway(Key: Key): Promise<Undo> {
  const before = await read(Key)
  await documents().send(new DeleteCommand({ TableName: TableName(), Key }))
  return () => put(before!)
}

async function plantObject(bucket: 'PRIVATE_BUCKET' | 'MEDIA_BUCKET', Key: string): Promise<Undo> {
  const object = { Bucket: process.env[bucket], Key }
  await s3().send(new PutObjectCommand({ ...object, Body: 'left over' }))
  return () => s3().send(new DeleteObjectCommand(object))
}

async function takeObjectAway(Key: string): Promise<Undo> {
  const Bucket = process.env.PRIVATE_BUCKET
  await s3().send(new CopyObjectCommand({ Bucket, Key: 'kept', CopySource: `${Bucket}/${Key}` }))
  await s3().send(new DeleteObjectCommand({ Bucket, Key }))
  return () => s3().send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/kept` }))
}

const admin = ownAdmin()
let admins: string[]
let member: Person
let survey: { id: string; slug: string }
let response: string
let file: string

beforeAll(async () => {
  admins = [...((await read(key.admins()))!.ids as Set<string>)].toSorted() // a rehearsal has its first admin too
  member = await buildMember()
  survey = await fileSurvey(admin)
  const sent = await sendFile({ survey_id: survey.id, as: member })
  const body = { survey_id: survey.id, answers: [{ question_id: 'proof', value: sent }], demographics: {} }
  response = (await callRoute('submitResponse', { as: member, body })).body.id as string
  await drainStream()
  file = sent.id
})

const nobody = 'U0'
const nothing = 'F0123456789abcdef0123456789abcdef'

/** A change behind the product's back, and the scan's finding. */
const wrongs: [what: string, wrong: () => Promise<Undo>, told: () => string[]][] = [
  ['a slug', () => plant({ ...key.slug('nowhere'), survey_id: 'S0' }), () => ['SLUG#nowhere / SLUG leads to no survey']],
  ['no slug', () => takeAway(key.slug(survey.slug)), () => [`survey ${survey.id} is not at its slug`]],
  [
    'an address',
    () => plant({ ...key.email('a@example.com'), user_id: nobody }),
    () => ["EMAIL#a@example.com / EMAIL is nobody's address"],
  ],
  ['no address', () => takeAway(key.email(member.email)), () => [`the address of user ${member.id} leads elsewhere`]],
  [
    'an identity',
    () => plant({ ...key.identity('google', '7'), provider: 'google', subject: '7', user_id: nobody }),
    () => ["OAUTH#google#7 / OAUTH is nobody's identity"],
  ],
  [
    'a provider of a person',
    () => plant({ ...key.myIdentity(member.id, 'kakao'), provider: 'kakao', subject: '7', user_id: member.id }),
    () => [`USER#${member.id} / IDENTITY#kakao signs nobody in`],
  ],
  [
    'what somebody answered',
    () => plant({ ...key.myResponse(admin.id, survey.id), response_id: response, survey_id: survey.id }),
    () => [`USER#${admin.id} / RESP#${survey.id} leads to a response of somebody else`],
  ],
  ['what is of nobody', () => plant({ pk: key.user(nobody).pk, sk: 'NOTE' }), () => [`USER#${nobody} / NOTE is of a person who is gone`]],
  [
    'no way to a response',
    () => takeAway(key.myResponse(member.id, survey.id)),
    () => [`the owner of response ${response} does not find it`],
  ],
  [
    'a part of a survey',
    () => plant(key.surveyPart(survey.id, 1, 9)),
    () => [`SURVEY#${survey.id} has 2 parts of the 1 that its history names`],
  ],
  [
    'no history of a survey',
    () => takeAway(key.surveyVersion(survey.id, 1)),
    () => [
      `SURVEY#${survey.id} has 0 versions in its history and is at 1`,
      `SURVEY#${survey.id} has 1 parts of the 0 that its history names`,
    ],
  ],
  [
    'a count too many',
    async () => {
      const kept = (await readSurveyCounts(survey.id))!
      await writeSurveyCounts(survey.id, { ...kept, counts: new Map(kept.counts).set('total', 2) }, kept)
      return async () => void (await writeSurveyCounts(survey.id, kept, await readSurveyCounts(survey.id)))
    },
    () => [`survey ${survey.id} counts 2 as total, which are 1`],
  ],
  ['a survey that never was', () => plant(key.surveyPart('S0', 1, 0)), () => ['SURVEY#S0 / V#000001#0 is of a survey that never was']],
  [
    'a file item',
    () => plant({ ...key.file(nothing), id: nothing, response: 'S0-0' }),
    () => [`file ${nothing} is held by a response that does not name it`],
  ],
  [
    'no file item',
    () => takeAway(key.file(file)),
    () => [`response ${response} lacks file ${file}`, `answers/${file} stays for ever and no response holds it`],
  ],
  [
    'an object of an answer',
    () => plantObject('PRIVATE_BUCKET', `answers/${nothing}`),
    () => [`answers/${nothing} stays for ever and no response holds it`],
  ],
  ['no object of an answer', () => takeObjectAway(`answers/${file}`), () => [`response ${response} lacks file ${file}`]],
  [
    'an object that is shown',
    () => plantObject('MEDIA_BUCKET', `media/${nothing}.png`),
    () => [`media/${nothing}.png stays for ever and is nobody's picture`],
  ],
  [
    'an admin',
    () => plant({ ...key.admins(), ids: new Set([...admins, nobody]) }),
    () => [`the admins are ${admins.join()}, and the list says ${[...admins, nobody].toSorted().join()}`],
  ],
  [
    'an inquiry that is not counted',
    () => plant({ ...key.inquiry('Q0'), is_read: false }),
    () => ['1 inquiries are unread, and the count says 0'],
  ],
]

it.each(wrongs)('the scan names only %s that is left over or missing', async (_, wrong, told) => {
  expect(await brokenInvariants()).toEqual([])
  const undo = await wrong()
  expect((await brokenInvariants()).toSorted()).toEqual(told().toSorted())
  await undo()
})

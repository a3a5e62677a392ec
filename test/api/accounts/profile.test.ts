import { GetObjectCommand } from '@aws-sdk/client-s3'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { changesOf } from '#functions/data/users/profile.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { isUnsent } from '../../support/api/invariants.ts'
import { buildAdmin, buildMember, password, signIn, type Person } from '../../support/api/people.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { soundTable } from '../../support/api/ownTable.ts'

soundTable()

let member: Person
beforeEach(async () => {
  member = await buildMember()
})

const me = async (as: Person = member) => (await callRoute('getMe', { as })).body
const save = (body: object, as: Person = member) => callRoute('updateProfile', { as, body })

const whole = {
  first_name: 'Jian',
  last_name: 'Seo',
  company: 'Harbour Desk',
  designation: 'Editor',
  country: 'KR',
  phone: '02-123-4567',
  picture_url: '/media/picture.png',
  job: 'Journalist',
  age: 34,
  gender: 'prefer_not',
  social: { linkedin: 'jian', facebook: 'jian.seo', instagram: '@jian', kakaotalk: 'jian', naver: 'jianseo' },
}

describe('updateProfile', () => {
  it('stores every field and answers the person', async () => {
    const { status, body } = await save(whole)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...whole, full_name: 'Jian Seo', email: member.email, id: member.id, roles: [] })
    expect(await me()).toEqual(body)
  })

  it('leaves absent fields as they are', async () => {
    await save(whole)
    expect((await save({ job: 'Teacher' })).body).toMatchObject({ ...whole, job: 'Teacher' })
    expect((await save({ social: { naver: 'new' } })).body.social).toEqual({ ...whole.social, naver: 'new' })
  })

  it('leaves the eight fields that are sent blank, and clears names and handles', async () => {
    await save(whole)
    const blank = { company: '', designation: '', country: '', phone: '', picture_url: '', job: '', gender: '', age: '' }
    expect((await save(blank)).body).toMatchObject(whole)
    const { body } = await save({ first_name: '', last_name: ' ', social: { linkedin: '' } })
    expect(body).toMatchObject({ first_name: '', last_name: '', full_name: '', social: { linkedin: '', facebook: 'jian.seo' } })
  })

  it('clears fields that are null', async () => {
    await save(whole)
    const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, null]))
    expect((await save({ ...nothing, social: { linkedin: null } })).body).toMatchObject({
      first_name: '',
      company: '',
      picture_url: '',
      gender: '',
      age: null,
      social: { linkedin: '', naver: 'jianseo' },
    })
  })

  it.each([
    ['age', 0, 'too_small'],
    ['age', 121, 'too_large'],
    ['age', 30.5, 'not_whole'],
    ['age', '30', 'wrong_type'],
    ['gender', 'robot', 'not_allowed'],
    ['job', 'j'.repeat(201), 'too_long'],
    ['country', 'c'.repeat(101), 'too_long'],
    ['phone', '1'.repeat(51), 'too_long'],
    ['company', 7, 'wrong_type'],
    ['picture_url', 'javascript:alert(1)', 'unsafe_url'],
    ['picture_url', '//evil.example/a.png', 'unsafe_url'],
  ])('refuses the %s %.20s', async (path, value, code) => {
    expect((await save({ [path]: value })).body.errors?.[0]).toMatchObject({ path, code })
  })

  it('changes nothing if nothing is sent', async () => {
    const before = await me()
    expect((await save({})).body).toEqual(before)
  })
})

it('changesOf never touches roles, e-mail or password', () => {
  const changes = changesOf({ social: {} } as never, { roles: ['admin'], email: 'x', password_hash: 'y' } as never)
  expect(changes).toEqual({})
})

/** A picture of a person, uploaded, and whether it is still there. */
async function uploadPicture(as: Person): Promise<string> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(pictures['image/png'])], 'me.png', { type: 'image/png' }))
  body.set('purpose', 'avatar')
  return (await callRoute('uploadFile', { as, body })).body.url
}
const isThere = (url: string): Promise<boolean> =>
  s3()
    .send(new GetObjectCommand({ Bucket: process.env['MEDIA_BUCKET'], Key: url.slice(1) }))
    .then(
      () => true,
      () => false,
    )

/** When the table forgets the file at that address. */
async function expiry(url: string): Promise<unknown> {
  const pk = `FILE#${/F[0-9a-f]{32}/.exec(url)![0]}`
  return (await documents().send(new GetCommand({ TableName: process.env['TABLE'], Key: { pk, sk: 'FILE' } }))).Item!.expires_at
}

describe('a picture of oneself', () => {
  it('goes when another one takes its place, and with the account', async () => {
    const [first, second] = [await uploadPicture(member), await uploadPicture(member)]
    await save({ picture_url: first })
    await save({ job: 'Editor' })
    expect(await isThere(first)).toBe(true)
    await save({ picture_url: second })
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    await callRoute('deleteProfile', { as: member, body: { password } })
    expect(await isThere(second)).toBe(false)
  })

  it('is forgotten unless a profile attaches it, with its record in the table', async () => {
    const [kept, left] = [await uploadPicture(member), await uploadPicture(member)]
    expect([await isUnsent('MEDIA_BUCKET', kept.slice(1)), await expiry(kept)]).toEqual([true, expect.any(Number)])
    await save({ picture_url: kept })
    await save({ picture_url: kept, job: 'Editor' })
    expect([await isUnsent('MEDIA_BUCKET', kept.slice(1)), await expiry(kept)]).toEqual([false, undefined])
    expect([await isUnsent('MEDIA_BUCKET', left.slice(1)), await expiry(left)]).toEqual([true, expect.any(Number)])
  })

  it('is the only one of those that are saved at once', async () => {
    const urls = await Promise.all(Array.from({ length: 4 }, () => uploadPicture(member)))
    const saved = await Promise.all(urls.map((picture_url) => save({ picture_url })))
    expect(saved.map(({ status }) => status)).toEqual(urls.map(() => 200))
    const { picture_url } = await me()
    const lasting = []
    for (const url of urls) if ((await isThere(url)) && !(await isUnsent('MEDIA_BUCKET', url.slice(1)))) lasting.push(url)
    expect(lasting).toEqual([picture_url])
  })

  it('stays when it is another user’s, or the site’s', async () => {
    const [other, admin] = [await buildMember(), await buildAdmin()]
    const theirs = await uploadPicture(other)
    const body = new FormData()
    body.set('file', new File([new Uint8Array(pictures['image/png'])], 'logo.png', { type: 'image/png' }))
    const media = (await callRoute('uploadFile', { as: admin, body })).body.url as string
    for (const url of [theirs, media]) {
      await save({ picture_url: url })
      await save({ picture_url: null })
      expect(await isThere(url)).toBe(true)
    }
  })
})

/** A member's response to a new survey. */
async function answered(as: Person) {
  const admin = await buildAdmin()
  const survey = await createSurvey(admin)
  const { status, body } = await callRoute('submitResponse', { as, body: { survey_id: survey.id, answers: fullAnswers, demographics: {} } })
  expect(status).toBe(201)
  return { admin, survey, response: body }
}

describe('exportProfile', () => {
  it('answers everything stored about the person, and no secret', async () => {
    await save(whole)
    await callRoute('setUserRoles', { as: await buildAdmin(), params: { id: member.id }, body: { roles: [] } })
    const { response } = await answered(member)
    const { body, headers } = await callRoute('exportProfile', { as: member })
    expect(headers['content-disposition']).toContain('attachment')
    expect(body.profile).toMatchObject({ ...whole, email: member.email, has_password: true, created_at: expect.any(String) })
    expect(body.responses).toEqual([expect.objectContaining({ id: response.id, source: 'sent' })])
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_epoch|sign_in_version|USER#/)
  })
})

const remove = (as: Person, secret = password) => callRoute('deleteProfile', { as, body: { password: secret } })

describe('deleteProfile', () => {
  it('asks for the password', async () => {
    expect(await remove(member, 'something else')).toMatchObject({ status: 400, body: { code: 'auth.wrong_password' } })
    expect((await callRoute('getMe', { as: member })).status).toBe(200)
  })

  it('ends the account: no token, no sign-in, and the address is free again', async () => {
    expect((await remove(member)).status).toBe(204)
    expect((await callRoute('getMe', { as: member })).status).toBe(401)
    await expect(signIn(member.email)).rejects.toThrow('401')
    const body = { email: member.email, password, first_name: 'New', last_name: 'Person' }
    expect((await callRoute('signUp', { body })).status).toBe(201)
  })

  it('keeps responses without their owner: only admins read them', async () => {
    const { admin, response } = await answered(member)
    await remove(member)
    const params = { id: response.id }
    expect((await callRoute('getResponse', { as: admin, params })).status).toBe(200)
    expect((await callRoute('getResponse', { params })).status).toBe(404)
    const other = await buildMember()
    expect((await callRoute('getResponse', { as: other, params })).status).toBe(404)
    expect((await callRoute('claimResponse', { as: other, body: { response_id: response.id } })).status).toBe(404)
    expect((await callRoute('updateResponse', { params, body: { answers: [], demographics: {} } })).status).toBe(404)
  })
})

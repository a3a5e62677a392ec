import { randomUUID } from 'node:crypto'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember, password, proveAddress } from '../../support/api/people.ts'

ownTable()

const newEmail = () => `${randomUUID()}@example.com`
const signUp = (body: object) =>
  callRoute('signUp', { body: { email: newEmail(), password, first_name: 'Mina', last_name: 'Seo', ...body } })
const signIn = (username: string, secret = password) =>
  callRoute('issueToken', { body: new URLSearchParams({ username, password: secret }) })

describe('signUp', () => {
  it('answers 201 with a bearer token for 12 hours', async () => {
    const { status, body } = await signUp({})
    expect(status).toBe(201)
    expect(body).toEqual({ access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), token_type: 'bearer', expires_in: 43_200 })
  })

  it('answers 409 for an address that has an account, in any case and with spaces around', async () => {
    const email = newEmail()
    await signUp({ email })
    expect(await signUp({ email: ` ${email.toUpperCase()} ` })).toMatchObject({ status: 409, body: { code: 'auth.email_taken' } })
  })

  it('lets one of ten sign-ups at once have the address', async () => {
    const email = newEmail()
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => signUp({ email })))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)])
  })

  it.each([
    ['a short password', { password: 'short' }, 'password', 'password_too_short'],
    ['a common password', { password: 'Password1' }, 'password', 'password_common'],
    ['an endless password', { password: 'x'.repeat(129) }, 'password', 'too_long'],
    ['no address', { email: 'nobody' }, 'email', 'invalid_email'],
    ['a full-width address', { email: 'ａdmin@example.com' }, 'email', 'invalid_email'],
    ['a Cyrillic address', { email: 'аdmin@example.com' }, 'email', 'invalid_email'],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'invalid_email'],
    ['a number for a name', { first_name: 7 }, 'first_name', 'wrong_type'],
    ['an endless name', { last_name: 'x'.repeat(201) }, 'last_name', 'too_long'],
  ])('answers 422 to %s', async (_, change, path, code) => {
    const { status, body } = await signUp(change)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, code, message: expect.stringMatching(/\.$/) }])
  })

  it.each([
    ['no JSON', '{', 400, 'malformed_json'],
    ['a list', [], 422, 'invalid'],
    ['null', null, 422, 'invalid'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 422, 'invalid'],
  ])('answers a 4xx to %s', async (_, body, status, code) => {
    expect(await callRoute('signUp', { body })).toMatchObject({ status, body: { code } })
  })

  it('answers 413 to a body above 1 MB and 415 to another kind of body', async () => {
    expect(await signUp({ first_name: 'x'.repeat(1_000_000) })).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect(await callRoute('signUp', { body: '<a/>', headers: { 'content-type': 'text/xml' } })).toMatchObject({ status: 415 })
  })
})

describe('issueToken', () => {
  it('takes a form with the e-mail in any case, and JSON', async () => {
    const member = await buildMember()
    expect(await signIn(` ${member.email.toUpperCase()}`)).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
    expect((await callRoute('issueToken', { body: { username: member.email, password } })).status).toBe(200)
  })

  it('answers the same to a wrong password and to an unknown e-mail', async () => {
    const member = await buildMember()
    const wrong = await signIn(member.email, 'another password')
    const unknown = await signIn(newEmail())
    expect(wrong).toMatchObject({ status: 401, body: { code: 'auth.bad_credentials' } })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
  })

  it('takes a password in either Unicode form', async () => {
    const email = newEmail()
    await signUp({ email, password: '호수는 조용하다'.normalize('NFC') })
    expect((await signIn(email, '호수는 조용하다'.normalize('NFD'))).status).toBe(200)
  })
})

describe('getMe', () => {
  it('answers every field of the profile, and nothing else', async () => {
    const { token, id, email } = await buildMember()
    const me = await callRoute('getMe', { as: { token } })
    expect(me.body).toEqual({
      id,
      email,
      first_name: 'Mina',
      last_name: 'Seo',
      full_name: 'Mina Seo',
      roles: [],
      picture_url: '',
      company: '',
      designation: '',
      country: '',
      phone: '',
      job: '',
      age: null,
      gender: '',
      social: { linkedin: '', facebook: '', instagram: '', kakaotalk: '', naver: '' },
    })
  })

  it('recognizes an admin by the role in the table', async () => {
    expect((await callRoute('getMe', { as: await buildAdmin() })).body.roles).toEqual(['admin'])
  })
})

describe('ensureAdmin', () => {
  it('gives the role to a proven account that is there and leaves its password', async () => {
    const { ensureAdmin } = await import('#functions/data/users/roles.ts')
    const member = await buildMember()
    await proveAddress(member)
    expect(await ensureAdmin(member.email, 'another password')).toBe(false)
    expect((await callRoute('getMe', { as: member })).body.roles).toEqual(['admin'])
    expect((await signIn(member.email)).status).toBe(200)
  })
})

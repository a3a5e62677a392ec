import { randomUUID } from 'node:crypto'
import { callRoute } from './callRoute.ts'

export type Person = { id: string; email: string; password: string; token: string }

export const password = 'a quiet lake of ink'

/** Signs in by e-mail and password; throws when that fails. */
export async function signIn(email: string): Promise<string> {
  const { status, body } = await callRoute('issueToken', { body: new URLSearchParams({ username: email, password }) })
  if (status !== 200) throw new Error(`sign-in of ${email} answered ${status}`)
  return body.access_token as string
}

/** A new account, signed in. */
export async function buildMember(): Promise<Person> {
  const email = `member-${randomUUID()}@example.com`
  const { body } = await callRoute('signUp', { body: { email, password, first_name: 'Mina', last_name: 'Seo' } })
  const token = body.access_token as string
  const me = await callRoute('getMe', { as: { token } })
  return { id: me.body.id, email, password, token }
}

/** Notes of a person that they have shown to read mail at their address. */
export async function proveAddress({ id }: Pick<Person, 'id'>): Promise<void> {
  const [{ UpdateCommand }, { documents }] = await Promise.all([import('@aws-sdk/lib-dynamodb'), import('#functions/platform/aws.ts')])
  await documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: { pk: `USER#${id}`, sk: 'USER' },
      UpdateExpression: 'SET email_verified = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  )
}

/** A new admin, signed in. */
export async function buildAdmin(): Promise<Person> {
  const { ensureAdmin } = await import('#functions/data/users/roles.ts')
  const email = `admin-${randomUUID()}@example.com`
  await ensureAdmin(email, password)
  const token = await signIn(email)
  const me = await callRoute('getMe', { as: { token } })
  return { id: me.body.id, email, password, token }
}

/** The result of `make`, which runs before the tests of a file or block; empty until then. */
export function beforeTests<T extends object>(make: () => Promise<T>): T {
  const made = {} as T
  beforeAll(async () => void Object.assign(made, await make()))
  return made
}
export const ownAdmin = () => beforeTests(buildAdmin)
export const ownMember = () => beforeTests(buildMember)

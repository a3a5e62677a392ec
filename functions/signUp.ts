import { createUser } from './data/users.ts'
import { isCommonPassword } from './lib/commonPasswords.ts'
import { Refusal } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('signUp', async ({ body }) => {
  if (isCommonPassword(body.password)) {
    const message = 'This password is one of the commonest. Choose another.'
    throw new Refusal(422, 'invalid', message, { errors: [{ path: 'password', code: 'password_common', message }] })
  }
  return issueToken(await createUser(body))
})

import { isCommonPassword } from './rejectCommonPassword.ts'

it('rejects only the most common passwords, in any case', () => {
  expect(['password', 'PassWord', '12345678', 'qwertyuiop'].map(isCommonPassword)).toEqual([true, true, true, true])
  expect(isCommonPassword('a quiet lake of ink')).toBe(false)
})

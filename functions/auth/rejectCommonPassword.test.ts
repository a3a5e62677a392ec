import { isCommonPassword } from './rejectCommonPassword.ts'

it('knows the commonest passwords in any case, and no other', () => {
  expect(['password', 'PassWord', '12345678', 'qwertyuiop'].map(isCommonPassword)).toEqual([true, true, true, true])
  expect(isCommonPassword('a quiet lake of ink')).toBe(false)
})

import type { User } from '#shared/accounts/user.ts'

/** A signed-in person as the API answers them, with `given` over the defaults. */
export const buildUser = (given: Partial<User> = {}): User => ({
  id: 'user-1',
  email: 'mina@prism.example',
  first_name: 'Mina',
  last_name: 'Park',
  full_name: 'Mina Park',
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
  ...given,
})

import * as v from 'valibot'
import { email, text } from './fields.ts'
import { limits } from './limits.ts'

export const socials = ['linkedin', 'facebook', 'instagram', 'kakaotalk', 'naver'] as const
export type Social = (typeof socials)[number]

const plain = v.optional(v.string(), '')

/** The signed-in person, as the API answers. Absent texts are '', an absent age is null. */
export const user = v.object({
  id: v.string(),
  email: v.string(),
  first_name: plain,
  last_name: plain,
  full_name: v.string(),
  roles: v.array(v.string()),
  picture_url: plain,
  company: plain,
  designation: plain,
  country: plain,
  phone: plain,
  job: plain,
  age: v.nullish(v.number(), null),
  gender: plain,
  social: v.object(Object.fromEntries(socials.map((name) => [name, plain])) as Record<Social, typeof plain>),
})
export type User = v.InferOutput<typeof user>

export const password = v.pipe(v.string(), v.minLength(limits.passwordMin, 'password_too_short'), v.maxLength(limits.passwordMax))

export const signUpBody = v.object({ email, password, first_name: text(limits.name), last_name: text(limits.name) })
/** Not `email` nor `password`: whatever does not fit a rule is simply a wrong sign-in. */
export const signInBody = v.object({
  username: v.pipe(v.string(), v.maxLength(limits.title)),
  password: v.pipe(v.string(), v.maxLength(limits.title)),
})

/** `expires_in` in seconds. */
export const token = v.object({ access_token: v.string(), token_type: v.literal('bearer'), expires_in: v.number() })
export type Token = v.InferOutput<typeof token>

import * as v from 'valibot'
import { age } from '../responses/demographics.ts'
import { email, givenLine, line, url } from '../fields.ts'
import { genders } from './genders.ts'
import { limits } from '../limits.ts'

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

const password = v.pipe(v.string(), v.minLength(limits.passwordMin, 'password_too_short'), v.maxLength(limits.passwordMax))

export const signUpBody = v.object({ email, password, first_name: line(limits.name), last_name: line(limits.name) })
/** Not validated as `email` and `password`: input that breaks their rules is a failed sign-in, not a 422. */
export const signInBody = v.object({
  username: v.pipe(v.string(), v.maxLength(limits.title)),
  password: v.pipe(v.string(), v.maxLength(limits.title)),
})

/** `expires_in` in seconds. */
export const token = v.object({ access_token: v.string(), token_type: v.literal('bearer'), expires_in: v.number() })
export type Token = v.InferOutput<typeof token>

/** An absent field stays as it is, and null clears it. '' clears names and handles, and leaves the other fields as they are. */
const change = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const words = (max: number) => change(v.pipe(v.string(), v.trim(), givenLine(max)))
const handles = Object.fromEntries(socials.map((name) => [name, words(limits.name)])) as Record<Social, ReturnType<typeof words>>

export const profileBody = v.object({
  first_name: words(limits.name),
  last_name: words(limits.name),
  company: words(limits.name),
  designation: words(limits.name),
  country: words(limits.country),
  phone: words(limits.phone),
  picture_url: change(url),
  job: words(limits.job),
  age: change(v.union([v.literal(''), age])),
  gender: change(v.picklist(['', ...genders])),
  social: change(v.object(handles)),
})
export type ProfileBody = v.InferOutput<typeof profileBody>

const givenPassword = v.pipe(v.string(), v.maxLength(limits.title))
export const changePasswordBody = v.object({ old_password: givenPassword, new_password: password })
/** `everywhere`: every token of the account ends, not only the caller's. */
export const signOutBody = v.object({ everywhere: v.optional(v.boolean(), false) })
export const forgotPasswordBody = v.object({ email })
export const resetPasswordBody = v.object({ ticket: v.pipe(v.string(), v.maxLength(limits.name)), password })
/** The password is asked for unless the sign-in is fresh. */
export const linkIdentityBody = v.object({ password: v.optional(givenPassword, '') })
export const deleteProfileBody = v.object({ password: v.optional(givenPassword, '') })

/** A row in the admin's list. `email_verified`: they receive mail at that address. `last_seen_at`: the last sign-in; null before the first. */
export const userRow = v.object({
  id: v.string(),
  email: v.string(),
  email_verified: v.optional(v.boolean(), false),
  full_name: v.string(),
  roles: v.array(v.string()),
  created_at: v.string(),
  last_seen_at: v.nullish(v.string(), null),
})
export type UserRow = v.InferOutput<typeof userRow>

/** `reset_url`: a link to set a new password, where the change removed every way to sign in. */
export const changedUserRow = v.object({ ...userRow.entries, reset_url: v.optional(v.string()) })

export const rolesBody = v.object({ roles: v.pipe(v.array(v.picklist(['admin'])), v.maxLength(10)) })

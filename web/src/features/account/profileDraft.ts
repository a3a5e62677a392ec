import { genders } from '#shared/accounts/genders.ts'
import { socials, type ProfileBody, type Social, type User } from '#shared/accounts/user.ts'

/** What a blank leaves out of a save, unless there was something before: then it is cleared. */
const optional = ['company', 'designation', 'country', 'phone', 'picture_url', 'job'] as const
const texts = ['first_name', 'last_name', ...optional, 'gender'] as const
type TextName = (typeof texts)[number]

/** The profile as it is typed: every field a text. */
export type ProfileDraft = Record<TextName | 'age' | Social, string>
export type ProfileField = keyof ProfileDraft

export const toProfileDraft = (user: User): ProfileDraft => ({
  first_name: user.first_name,
  last_name: user.last_name,
  company: user.company,
  designation: user.designation,
  country: user.country,
  phone: user.phone,
  picture_url: user.picture_url,
  job: user.job,
  gender: user.gender,
  age: user.age === null || user.age === undefined ? '' : String(user.age),
  ...user.social,
})

/** The fields that differ from what is stored. */
export const changedFields = (base: ProfileDraft, draft: ProfileDraft): ProfileField[] =>
  (Object.keys(base) as ProfileField[]).filter((name) => draft[name].trim() !== base[name])

/** What a save sends: names and handles as they are, the others unless they are blank; null for what was there and was cleared. */
export function profileBody(base: ProfileDraft, draft: ProfileDraft): ProfileBody {
  const entry = <T>(name: ProfileField, value: (text: string) => T) => {
    const text = draft[name].trim()
    return text === '' ? (base[name] === '' ? {} : { [name]: null }) : { [name]: value(text) }
  }
  return {
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    ...Object.assign({}, ...optional.map((name) => entry(name, (text) => text))),
    ...entry('gender', (text) => genders.find((gender) => gender === text) ?? null),
    ...entry('age', (text) => (/^\d+$/.test(text) ? Number(text) : text)),
    social: Object.fromEntries(socials.map((name) => [name, draft[name].trim()])),
  }
}

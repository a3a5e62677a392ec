import { genders } from '#shared/accounts/genders.ts'
import { socials, type ProfileBody, type Social, type User } from '#shared/accounts/user.ts'

/** Fields that are left out of a save where they are blank, and sent as null if they were cleared. */
const optional = ['company', 'designation', 'country', 'phone', 'picture_url', 'job'] as const
const texts = ['first_name', 'last_name', ...optional, 'gender'] as const
type TextName = (typeof texts)[number]

/** The profile as it is typed: every field as text, '' for none. */
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

/** The names of the fields that differ from the stored ones, ignoring spaces around them. */
export const changedFields = (base: ProfileDraft, draft: ProfileDraft): ProfileField[] =>
  (Object.keys(base) as ProfileField[]).filter((name) => draft[name].trim() !== base[name])

/** The body of a save: names and social handles always, the other fields unless they are blank; null for one that was cleared. */
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

import { useState } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { changedFields, toProfileDraft, profileBody, type ProfileField } from './profileDraft.ts'

/** `changed`: the names of changed fields. `failure`: the error of the last save. `saved`: the number of successful saves. */
export function useProfile(user: User) {
  const { reload } = useUser()
  const [{ base, draft }, setForm] = useState(() => ({ base: toProfileDraft(user), draft: toProfileDraft(user) }))
  const [saved, setSaved] = useState(0)
  const { submit, busy, failure } = useSubmit(async () => {
    const stored = toProfileDraft(await call('updateProfile', { body: profileBody(base, draft) }))
    // keep the input from during the save
    setForm((now) => ({ base: stored, draft: now.draft === draft ? stored : now.draft }))
    setSaved((count) => count + 1)
    reload() // the navbar's name and picture
  })
  return {
    draft,
    changed: changedFields(base, draft),
    busy,
    failure,
    saved,
    change: (name: ProfileField, value: string) => setForm((form) => ({ ...form, draft: { ...form.draft, [name]: value } })),
    /** Resolves to true if it was saved; never rejects. */
    save: () => submit(),
  }
}

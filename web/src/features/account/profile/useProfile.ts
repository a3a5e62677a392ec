import { useState } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../../../lib/api/api.ts'
import { useUser } from '../../../lib/session/session.ts'
import { changedFields, toProfileDraft, profileBody, type ProfileField } from './profileDraft.ts'

/**
 * The draft of the profile. `changed`: the names of changed fields. `failure`: the error of the last save. `saved`: the number of
 * successful saves.
 */
export function useProfile(user: User) {
  const { reload } = useUser()
  const [{ base, draft }, setForm] = useState(() => ({ base: toProfileDraft(user), draft: toProfileDraft(user) }))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [saved, setSaved] = useState(0)
  return {
    draft,
    changed: changedFields(base, draft),
    busy,
    failure,
    saved,
    change: (name: ProfileField, value: string) => setForm((form) => ({ ...form, draft: { ...form.draft, [name]: value } })),
    /** Resolves to true where it was saved; never rejects. */
    save: async (): Promise<boolean> => {
      if (busy) return false
      setBusy(true)
      setFailure(undefined)
      try {
        const stored = toProfileDraft(await call('updateProfile', { body: profileBody(base, draft) }))
        // what was typed meanwhile stays
        setForm((now) => ({ base: stored, draft: now.draft === draft ? stored : now.draft }))
        setSaved((count) => count + 1)
        reload() // the navbar's name and picture
        return true
      } catch (error) {
        setFailure(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Settings, SettingsBody } from '#shared/settings.ts'
import { call } from '../../../lib/api/api.ts'
import { useUser } from '../../../lib/session/session.ts'
import { settingsUpdated } from '../../../lib/settings.ts'
import { useUnsavedDraft } from '../../../lib/drafts/useUnsavedDraft.ts'

export type FieldName = keyof SettingsBody
type Form = { base: Settings; draft: SettingsBody }
/** The fields that were changed, so that an old draft leaves alone what others saved since. */
export type SettingsChanges = Partial<SettingsBody>

/** What was typed when the form went away unasked: at the end of a session, or on a way back that could not be held. */
let interrupted: Form | undefined

const opened = (base: Settings): Form => {
  const { version: _version, ...draft } = base
  return { base, draft }
}

const namesIn = (fields: SettingsChanges) => Object.keys(fields) as FieldName[]

/**
 * The settings as they are typed, and how they are saved. `failure` is what the last call answered; it goes with the next one.
 * `saved` counts the saves of this form. `changed` names the fields that differ from what is stored.
 */
export function useSettingsForm(loaded: Settings) {
  const [form, setForm] = useState<Form>(() => interrupted ?? opened(loaded))
  const [busy, setBusy] = useState<'saving' | 'loading'>()
  const [failure, setFailure] = useState<unknown>()
  const [saved, setSaved] = useState(0)
  const { base, draft } = form
  const changed = useMemo(() => namesIn(draft).filter((name) => draft[name] !== base[name]), [base, draft])
  const changes = useMemo(() => Object.fromEntries(changed.map((name) => [name, draft[name]])) as SettingsChanges, [changed, draft])

  const dropped = useRef(false)
  const keep = useEffectEvent(() => {
    if (changed.length && !dropped.current) interrupted = form
  })
  useEffect(() => {
    interrupted = undefined
    return keep
  }, [])

  /** Answers whether it went well. */
  async function attempt(doing: 'saving' | 'loading', run: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setFailure(undefined)
    setBusy(doing)
    try {
      await run()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const { user } = useUser()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  const kept = useUnsavedDraft<SettingsChanges>({
    owner: known ? `${known.id} settings` : undefined,
    unsaved: changed.length ? { body: changes, version: base.version } : undefined,
    isNews: (left) => [base, draft].every((now) => namesIn(left).some((name) => left[name] !== now[name])),
    onRestore: ({ body }) => setForm(({ base }) => ({ base, draft: { ...opened(base).draft, ...body } })),
  })

  return {
    draft,
    version: base.version,
    changed,
    kept,
    busy,
    failure,
    saved,
    change: (name: FieldName, value: string) => setForm(({ base, draft }) => ({ base, draft: { ...draft, [name]: value } })),
    /** Answers whether it is saved. `overwrite`: whatever has been saved in the meantime. */
    save: ({ overwrite = false } = {}) =>
      attempt('saving', async () => {
        const headers = overwrite ? undefined : { 'if-match': `"${base.version}"` }
        const answer = await call('saveSettings', { body: draft }, headers && { headers })
        setForm(({ draft }) => ({ base: answer, draft })) // what was typed meanwhile stays
        setSaved((count) => count + 1)
        dispatchEvent(new Event(settingsUpdated))
      }),
    /** Drops what was typed for what is stored. */
    reload: () => attempt('loading', async () => setForm(opened(await call('getSettings', {})))),
    /** Lets go of what was typed: the person leaves and knows it. */
    drop: () => {
      dropped.current = true
    },
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Settings, SettingsBody } from '#shared/settings.ts'
import { call } from '../../../lib/api.ts'
import { settingsUpdated } from '../../../lib/settings.ts'

export type FieldName = keyof SettingsBody
type Form = { base: Settings; draft: SettingsBody }

/** What was typed when the form went away unasked: at the end of a session, or on a way back that could not be held. */
let kept: Form | undefined

const opened = (base: Settings): Form => {
  const { version: _version, ...draft } = base
  return { base, draft }
}

/**
 * The settings as they are typed, and how they are saved. `failure` is what the last call answered; it goes with the next one.
 * `saved` counts the saves of this form. `changed` names the fields that differ from what is stored.
 */
export function useSettingsForm(loaded: Settings) {
  const [form, setForm] = useState<Form>(() => kept ?? opened(loaded))
  const [busy, setBusy] = useState<'saving' | 'loading'>()
  const [failure, setFailure] = useState<unknown>()
  const [saved, setSaved] = useState(0)
  const { base, draft } = form
  const changed = (Object.keys(draft) as FieldName[]).filter((name) => draft[name] !== base[name])

  const dropped = useRef(false)
  const keep = useEffectEvent(() => {
    if (changed.length && !dropped.current) kept = form
  })
  useEffect(() => {
    kept = undefined
    return keep
  }, [])

  async function attempt(doing: 'saving' | 'loading', run: () => Promise<void>) {
    if (busy) return
    setFailure(undefined)
    setBusy(doing)
    try {
      await run()
    } catch (error) {
      setFailure(error)
    }
    setBusy(undefined)
  }

  return {
    draft,
    changed,
    busy,
    failure,
    saved,
    change: (name: FieldName, value: string) => setForm(({ base, draft }) => ({ base, draft: { ...draft, [name]: value } })),
    /** `overwrite`: whatever has been saved in the meantime. */
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

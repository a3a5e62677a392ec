import { settingsBody, type Settings, type SettingsBody } from '#shared/site/settings.ts'
import { call } from '../../../lib/api/api.ts'
import { createDocumentStore } from '../../../lib/drafts/documentStore.ts'
import { settingsUpdated } from '../../../lib/site/settings.ts'

export type FieldName = keyof SettingsBody

const names = Object.keys(settingsBody.entries) as FieldName[]
const differences = (before: SettingsBody, now: SettingsBody) => names.filter((name) => before[name] !== now[name])

/** The settings that were changed, alone: restoring an old draft must not undo what others saved since. */
type SettingsChanges = Partial<SettingsBody>
const pick = (body: SettingsBody, fields: FieldName[]) => Object.fromEntries(fields.map((name) => [name, body[name]])) as SettingsChanges

/** The document store of the site's settings. Its drafts hold only the changed settings. */
export function createSettingsStore(loaded: Settings) {
  const store = createDocumentStore<SettingsBody, { merged: SettingsBody; collisions: FieldName[] }>(loaded, {
    load: () => call('getSettings', {}),
    store: (body, headers) => call('saveSettings', { body }, { headers }),
    differences,
    merge: ({ base, mine, theirs }) => {
      const changed = differences(base, mine)
      return {
        merged: { ...theirs, ...pick(mine, changed) },
        collisions: changed.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]),
      }
    },
    onSaved: () => dispatchEvent(new Event(settingsUpdated)),
  })
  const { state } = store
  let lastDraft: { base: SettingsBody; content: SettingsBody; body: SettingsChanges } | undefined

  return {
    ...store,
    change: (name: FieldName, value: string) => store.edit((now) => ({ ...now, [name]: value })),
    /** The changes that are not saved, the same object until one of them changes; undefined where there are none. */
    unsavedDraft: () => {
      const { base, content, version } = state()
      if (lastDraft?.content !== content || lastDraft.base !== base)
        lastDraft = { base, content, body: pick(content, differences(base, content)) }
      return Object.keys(lastDraft.body).length > 0 ? { body: lastDraft.body, version } : undefined
    },
    /** Whether a draft of an earlier visit would change both what is stored and what is typed. */
    differsFromCurrent: (draft: SettingsChanges) =>
      [state().base, state().content].every((now) => Object.entries(draft).some(([name, value]) => now[name as FieldName] !== value)),
    restoreChanges: (draft: SettingsChanges) => store.edit(() => ({ ...state().base, ...draft })),
  }
}

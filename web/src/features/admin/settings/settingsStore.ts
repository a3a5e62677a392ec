import { settingsBody, type Settings, type SettingsBody } from '#shared/site/settings.ts'
import { call } from '../../../lib/api/api.ts'
import { createDocumentStore } from '../../../lib/drafts/documentStore.ts'
import { settingsUpdated } from '../../../lib/site/settings.ts'

export type FieldName = keyof SettingsBody

const names = Object.keys(settingsBody.entries) as FieldName[]
const differences = (before: SettingsBody, now: SettingsBody) => names.filter((name) => before[name] !== now[name])

/** Some of the settings: those that were changed, so that an old draft leaves alone what others saved since. */
type SettingsChanges = Partial<SettingsBody>
const pick = (body: SettingsBody, fields: FieldName[]) => Object.fromEntries(fields.map((name) => [name, body[name]])) as SettingsChanges

/** The site's settings while they are edited. */
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
  return {
    ...store,
    change: (name: FieldName, value: string) => store.edit((now) => ({ ...now, [name]: value })),
    unsavedChanges: () => {
      const changed = differences(state().base, state().content)
      return changed.length ? { body: pick(state().content, changed), version: state().version } : undefined
    },
    /** Whether changes that an earlier visit left would change what is stored and what is typed. */
    isNews: (left: SettingsChanges) =>
      [state().base, state().content].every((now) => Object.entries(left).some(([name, value]) => now[name as FieldName] !== value)),
    restoreChanges: (left: SettingsChanges) => store.edit(() => ({ ...state().base, ...left })),
  }
}

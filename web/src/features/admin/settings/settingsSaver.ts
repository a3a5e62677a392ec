import { settingsBody, type Settings, type SettingsBody } from '#shared/site/settings.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { createContent } from '../../../lib/document/content.ts'
import { createSaver } from '../../../lib/document/saver.ts'
import { settingsUpdated } from '../../../lib/site/settings.ts'

export type SettingsSaver = ReturnType<typeof createSettingsSaver>
export type FieldName = keyof SettingsBody

const names = Object.keys(settingsBody.entries) as FieldName[]
const differences = (before: SettingsBody, now: SettingsBody) => names.filter((name) => before[name] !== now[name])

/** Only the changed settings: restoring an old draft must not undo later saves of other admins. */
type SettingsChanges = Partial<SettingsBody>
const pick = (body: SettingsBody, fields: FieldName[]) => Object.fromEntries(fields.map((name) => [name, body[name]])) as SettingsChanges

type Merged = { merged: SettingsBody; collisions: FieldName[] }

function merge(base: SettingsBody, mine: SettingsBody, theirs: SettingsBody): Merged {
  const changed = differences(base, mine)
  return {
    merged: { ...theirs, ...pick(mine, changed) },
    collisions: changed.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]),
  }
}

const bodyOf = ({ version: _version, ...body }: Settings): SettingsBody => body

/** The content of the site's settings, and its saver. Its drafts contain only the changed settings. */
export function createSettingsSaver(loaded: Settings) {
  const content = createContent(bodyOf(loaded))
  const saver = createSaver<SettingsBody, Settings, Merged, FieldName>(content, loaded, {
    bodyOf,
    send: (body, stored) => call('saveSettings', { body }, { headers: { 'if-match': `"${stored!.version}"` } }),
    load: () => call('getSettings', {}),
    differences,
    merge,
    onSaved: () => dispatchEvent(new Event(settingsUpdated)),
  })
  let lastDraft: { of: FieldName[]; body: SettingsChanges } | undefined

  return {
    ...saver,
    change: (name: FieldName, value: string) => content.edit((now) => ({ ...now, [name]: value }), { merge: name }),
    /** The unsaved changes, the same object until one of them changes; undefined without any. */
    unsavedDraft: () => {
      const changes = saver.changes()
      if (lastDraft?.of !== changes) lastDraft = { of: changes, body: pick(content.get(), changes) }
      return changes.length > 0 ? { body: lastDraft.body, version: saver.state().stored!.version } : undefined
    },
    /** Whether a draft of an earlier visit would change both the stored settings and the typed ones. */
    differsFromCurrent: (draft: SettingsChanges) =>
      [saver.base(), content.get()].every((now) => Object.entries(draft).some(([name, value]) => now[name as FieldName] !== value)),
    restoreChanges: (draft: SettingsChanges) => {
      content.edit(() => ({ ...saver.base(), ...draft }))
      content.closeUndoStep()
    },
  }
}

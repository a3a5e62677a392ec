import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import type { Settings } from '#shared/site/settings.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { defaultName } from '../../../lib/site/brand.ts'
import { useUnsavedGuard } from '../../../lib/drafts/unsavedGuard.ts'
import { useSaveShortcut } from '../../../lib/drafts/useSaveShortcut.ts'
import { useUnsavedDraft } from '../../../lib/drafts/useUnsavedDraft.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useEndedSession } from '../../../lib/session/endedSession.ts'
import { useFocusFirstError } from '../../../ui/forms/useFocusFirstError.ts'
import { ImageField } from '../../../ui/images/ImageField.tsx'
import { DocumentConflict } from '../../../ui/overlays/DocumentConflict.tsx'
import { LeaveDialog } from '../../../ui/overlays/LeaveDialog.tsx'
import { ReauthDialog } from '../../../ui/signIn/ReauthDialog.tsx'
import { DraftNotice } from '../../../ui/states/DraftNotice.tsx'
import { BilingualField } from './BilingualField.tsx'
import { SaveBar } from './SaveBar.tsx'
import css from './SettingsForm.module.css'
import { createSettingsStore, type FieldName } from './settingsStore.ts'

const year = new Date().getFullYear()

/** The form of the site's settings. `loaded`: the settings as they were fetched. */
export function SettingsForm({ loaded }: { loaded: Settings }) {
  const t = useT()
  const [store] = useState(() => createSettingsStore(loaded))
  const state = useSyncExternalStore(store.subscribe, store.state)
  const { content, failure } = state
  const changes = store.changes().length
  const isUnsaved = changes > 0
  const guard = useUnsavedGuard(isUnsaved)
  const save = () => void store.save()
  const session = useEndedSession({ unsaved: isUnsaved || state.saving, failure, again: save, evenOwnSignOut: true })
  const { unsavedDraft, subscribe, differsFromCurrent } = store
  const draft = useUnsavedDraft({ owner: `${session.userId} settings`, unsavedDraft, subscribe, differsFromCurrent })
  const { offered } = draft
  useSaveShortcut(save)

  const form = useFocusFirstError(failure)

  const refused = failure instanceof ApiError ? failure.errors : []
  const errorOf = (name: FieldName) => {
    const code = refused.find(({ path }) => path === name)?.code
    return code && t(code === 'unsafe_url' ? 'image.unsafe_url' : 'errors.invalid')
  }
  const shared = { content, change: store.change, errorOf }
  const image = (field: 'logo_url' | 'cover_url') => ({
    label: t(`settings.${field}`),
    name: field,
    value: content[field],
    error: errorOf(field),
    onChange: (url: string) => store.change(field, url),
  })
  const name = content.company_name_en || content.company_name_ko || defaultName

  return (
    <>
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {offered && (
          <DraftNotice
            draft={offered}
            staleText={offered.version !== state.version && t('settings.draft_newer')}
            onRestore={() => draft.restore(offered, ({ body }) => store.restoreChanges(body))}
            onDiscard={() => draft.discard(offered)}
          />
        )}
        <Part title={t('settings.brand')} note={t('settings.brand_note')}>
          <BilingualField {...shared} field="company_name" maxLength={limits.name} blank={defaultName} />
          <BilingualField {...shared} field="tagline" maxLength={limits.title} />
          <ImageField {...image('logo_url')} look="logo" />
        </Part>
        <Part title={t('work.footer')} note={t('settings.footer_note')}>
          <BilingualField {...shared} field="copyright_text" maxLength={limits.title} blank={t('nav.copyright', { year, name })} />
          <BilingualField {...shared} field="footer_text" maxLength={limits.longText} lines={3} />
        </Part>
        <Part title={t('settings.surveys')} note={t('settings.surveys_note')}>
          <ImageField {...image('cover_url')} look="cover" />
        </Part>
        <SaveBar state={state} changes={changes} onSave={save} />
      </form>
      {state.theirs && (
        <DocumentConflict
          title={t('settings.conflict_title')}
          store={store}
          onStash={draft.stash}
          places={[{ title: t('admin.conflict_both'), names: store.merged()!.collisions.map((field) => t(`settings.${field}`)) }]}
        />
      )}
      <ReauthDialog session={session} />
      <LeaveDialog guard={guard} note={draft.isStorageFull ? undefined : t('admin.leave_kept')} onSave={store.saveAll} />
    </>
  )
}

const Part = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={css.part}>
    <div className={css.about}>
      <h2>{title}</h2>
      <p>{note}</p>
    </div>
    <div className={css.fields}>{children}</div>
  </section>
)

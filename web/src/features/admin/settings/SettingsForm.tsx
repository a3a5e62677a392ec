import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '#shared/fields.ts'
import { limits } from '#shared/limits.ts'
import type { Settings } from '#shared/site/settings.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useEditing } from '../../../lib/document/useEditing.ts'
import { defaultName } from '#shared/site/defaultName.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { useStore } from '../../../lib/store/createStore.ts'
import { useFocusFirstError } from '../../../ui/forms/submitting/useFocusFirstError.ts'
import { ImageField } from '../../../ui/images/ImageField.tsx'
import { ChangedParts, EditingDialogs } from '../../../ui/overlays/EditingDialogs.tsx'
import { DraftNotice } from '../../../ui/states/DraftNotice.tsx'
import { BilingualField } from './BilingualField.tsx'
import { SettingsBar } from './SettingsBar.tsx'
import css from './SettingsForm.module.css'
import { createSettingsSaver, type FieldName } from './settingsSaver.ts'

const year = new Date().getFullYear()

export function SettingsForm({ loaded }: { loaded: Settings }) {
  const t = useT()
  const [saver] = useState(() => createSettingsSaver(loaded))
  const content = useStore(saver.content)
  const { stored, failure, theirs } = useSyncExternalStore(saver.subscribe, saver.state)
  const editing = useEditing(saver, 'settings')
  const { draft } = editing
  const { offered } = draft
  const error = failure?.error
  const form = useFocusFirstError(error)

  const refused = error instanceof ApiError ? error.errors : []
  const errorOf = (name: FieldName) => {
    const code = refused.find(({ path }) => path === name)?.code
    return code && t(code === 'unsafe_url' ? 'image.unsafe_url' : 'errors.invalid')
  }
  const shared = { content, change: saver.change, errorOf }
  const image = (field: 'logo_url' | 'cover_url') => ({
    label: t(`settings.${field}`),
    name: field,
    value: content[field],
    error: errorOf(field),
    onChange: (url: string) => saver.change(field, url),
  })
  const copyright = (language: Language) =>
    t('nav.copyright', { year, name: pickText({ en: content.company_name_en, ko: content.company_name_ko }, language).text || defaultName })

  return (
    <>
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saver.save()
        }}
      >
        {offered && (
          <DraftNotice
            draft={offered}
            staleText={offered.version !== stored?.version && t('settings.draft_newer')}
            onRestore={() => draft.restore(offered, ({ body }) => saver.restoreChanges(body))}
            onDiscard={() => draft.discard(offered)}
          />
        )}
        <Part title={t('settings.brand')} note={t('settings.brand_note')}>
          <BilingualField {...shared} field="company_name" maxLength={limits.name} blankIn={() => defaultName} />
          <BilingualField {...shared} field="tagline" maxLength={limits.title} />
          <ImageField {...image('logo_url')} look="logo" />
        </Part>
        <Part title={t('admin.footer')} note={t('settings.footer_note')}>
          <BilingualField {...shared} field="copyright_text" maxLength={limits.title} blankIn={copyright} />
          <BilingualField {...shared} field="footer_text" maxLength={limits.longText} lines={3} />
        </Part>
        <Part title={t('settings.surveys')} note={t('settings.surveys_note')}>
          <ImageField {...image('cover_url')} look="cover" />
        </Part>
        <SettingsBar saver={saver} />
      </form>
      <EditingDialogs
        editing={editing}
        conflict={
          theirs !== null && {
            title: t('settings.conflict_title'),
            text: t('admin.conflict_text'),
            changes: (
              <ChangedParts title={t('admin.conflict_both')} names={saver.merged()!.collisions.map((field) => t(`settings.${field}`))} />
            ),
          }
        }
      />
    </>
  )
}

const Part = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={css.part}>
    <div>
      <h2 className="text-lg weight-title">{title}</h2>
      <p className={css.note}>{note}</p>
    </div>
    <div className={css.fields}>{children}</div>
  </section>
)

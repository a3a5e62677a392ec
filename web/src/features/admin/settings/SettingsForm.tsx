import { useEffect, useRef, type ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { defaultName } from '../../../lib/brand.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useUnsavedGuard } from '../../../lib/drafts/unsavedGuard.ts'
import { ImageField } from '../../../ui/images/ImageField.tsx'
import { LeaveDialog } from '../../../ui/overlays/LeaveDialog.tsx'
import { BilingualField } from './BilingualField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import css from './SettingsForm.module.css'
import { useSettingsForm, type FieldName } from './useSettingsForm.ts'

const year = new Date().getFullYear()

/** The ten settings, each with what stands in its place when it is left blank. `loaded`: as they were stored when the screen opened. */
export function SettingsForm({ loaded }: { loaded: Parameters<typeof useSettingsForm>[0] }) {
  const t = useT()
  const settings = useSettingsForm(loaded)
  const { draft, changed, change, failure } = settings
  const guard = useUnsavedGuard(changed.length > 0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  const refused = failure instanceof ApiError ? failure.errors : []
  const errorOf = (name: FieldName) => {
    const code = refused.find(({ path }) => path === name)?.code
    return code && t(code === 'unsafe_url' ? 'image.unsafe_url' : 'errors.invalid')
  }
  const shared = { draft, change, errorOf }
  const image = (field: 'logo_url' | 'cover_url') => ({
    label: t(`settings.${field}`),
    name: field,
    value: draft[field],
    error: errorOf(field),
    onChange: (url: string) => change(field, url),
  })
  const name = draft.company_name_en || draft.company_name_ko || defaultName

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void settings.save()
      }}
    >
      <DraftNotice kept={settings.kept} version={settings.version} />
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
      <SaveBar {...settings} />
      <LeaveDialog
        guard={guard}
        note={settings.kept.isRefused ? undefined : t('admin.leave_kept')}
        onLeave={settings.drop}
        onSave={settings.save}
      />
    </form>
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

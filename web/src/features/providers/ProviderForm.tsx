import { useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useUnsavedForm } from '../../lib/document/useEditing.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/choices/Checkbox.tsx'
import { CopyField } from '../../ui/forms/CopyField.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useSubmit } from '../../ui/forms/submitting/useSubmit.ts'
import { CheckIcon } from '../../ui/icons/siteIcons.ts'
import { ExternalIcon } from '../../ui/icons/workIcons.ts'
import { EditingDialogs } from '../../ui/overlays/EditingDialogs.tsx'
import { PasswordField } from '../../ui/signIn/PasswordField.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { TransientStatus } from '../../ui/states/TransientStatus.tsx'
import css from './Providers.module.css'
import type { useProviders } from './useProviders.ts'

type Props = Pick<ReturnType<typeof useProviders>, 'rowOf' | 'draftOf' | 'changed' | 'change' | 'save'> & {
  provider: ProviderName
  onChoose: (provider: ProviderName) => void
}

/** The credentials that a provider issued for this site, and whether sign-in with it is enabled. A stored secret is never shown. */
export function ProviderForm({ provider, onChoose, rowOf, draftOf, changed, change, save }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(0)
  const [tried, setTried] = useState(provider)
  const attempt = useSubmit(async (which: ProviderName) => {
    setTried(which)
    await save(which)
    setSaved((count) => count + 1)
  })
  const { submit, busy } = attempt
  const failure = tried === provider ? attempt.failure : undefined
  const row = rowOf(provider)
  const draft = draftOf(provider)
  const editing = useUnsavedForm({
    unsaved: changed.length > 0,
    failure: attempt.failure,
    save: attemptSaveAll,
    again: () => void submit(tried),
  })

  /** Saves all changed providers; on the first failure, shows that provider and resolves to false. */
  async function attemptSaveAll(): Promise<boolean> {
    for (const one of changed) {
      if (!(await submit(one))) {
        onChoose(one)
        return false
      }
    }
    return true
  }
  const refused = failure instanceof ApiError ? failure.errors : []
  const errorOf = (name: string) => (refused.some(({ path }) => path === name) ? t('providers.not_taken') : undefined)

  return (
    <>
      <form
        ref={form}
        className="column packed shrinks gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(provider)
        }}
      >
        <Select
          label={t('providers.provider')}
          name="provider"
          value={provider}
          onChange={({ target }) => onChoose(target.value as ProviderName)}
        >
          {providerNames.map((name) => (
            <option key={name} value={name}>
              {t(`providers.${name}`)}
            </option>
          ))}
        </Select>
        <div className={css.steps}>
          <p>
            {t('providers.console_note')}{' '}
            <a href={consoles[provider]} target="_blank" rel="noreferrer">
              {t('providers.console', { name: t(`providers.${provider}`) })} <ExternalIcon />
            </a>
          </p>
          <CopyField
            label={t('providers.callback')}
            hint={t('providers.callback_note')}
            value={`${location.origin}/api/auth/oauth/${provider}/callback`}
            messages={{ copy: t('admin.copy'), copied: t('admin.copied'), failed: t('admin.copy_failed') }}
          />
        </div>
        <TextField
          label={t('providers.client_id')}
          name="client_id"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.title}
          value={draft.client_id}
          error={errorOf('client_id')}
          onChange={({ target }) => change(provider, { client_id: target.value })}
        />
        <PasswordField
          key={provider}
          label={t('providers.client_secret')}
          name="client_secret"
          autoComplete="off"
          maxLength={limits.title}
          hint={t(row?.has_secret ? 'providers.secret_stored' : 'providers.secret_none')}
          value={draft.client_secret}
          error={errorOf('client_secret')}
          onChange={({ target }) => change(provider, { client_secret: target.value })}
        />
        <Checkbox
          label={t('providers.enabled')}
          hint={t('providers.enabled_note')}
          name="enabled"
          checked={draft.enabled}
          onChange={({ target }) => change(provider, { enabled: target.checked })}
        />
        <FailureMessage failure={failure} />
        <div className={css.end}>
          <Button type="submit" busy={busy}>
            {t(row ? 'providers.update' : 'admin.save')}
          </Button>
          <TransientStatus count={saved} className={css.saved}>
            <CheckIcon /> {t('admin.saved')}
          </TransientStatus>
          {changed.includes(provider) && <span className="text-sm muted">{t('admin.not_saved')}</span>}
        </div>
      </form>
      <EditingDialogs editing={editing} />
    </>
  )
}

/** The page of each provider where an OAuth app is registered. */
const consoles: Record<ProviderName, string> = {
  google: 'https://console.cloud.google.com/apis/credentials',
  kakao: 'https://developers.kakao.com/console/app',
  naver: 'https://developers.naver.com/apps/#/list',
  facebook: 'https://developers.facebook.com/apps/',
  linkedin: 'https://www.linkedin.com/developers/apps',
}

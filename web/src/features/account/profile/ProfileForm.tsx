import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { socials, type User } from '#shared/accounts/user.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useUnsavedForm } from '../../../lib/document/useEditing.ts'
import { useT, type TextKey, t } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { EditingDialogs } from '../../../ui/overlays/EditingDialogs.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useFocusFirstError } from '../../../ui/forms/submitting/useFocusFirstError.ts'
import css from '../layout/Account.module.css'
import { CountryField, GenderField } from './selects.tsx'
import { ProfileGroup } from '../layout/ProfileGroup.tsx'
import { Photo } from './Photo.tsx'
import type { ProfileField } from './profileDraft.ts'
import { ProfileBar } from './ProfileBar.tsx'
import { useProfile } from './useProfile.ts'

type Props = {
  user: User
  onUnsaved: (unsaved: boolean) => void
}

export function ProfileForm({ user, onUnsaved }: Props) {
  const t = useT()
  const profile = useProfile(user)
  const { draft, change, changed, failure, save } = profile
  const form = useFocusFirstError(failure)
  const unsaved = changed.length > 0
  const editing = useUnsavedForm({ unsaved, failure, save })
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved])

  const control = (name: ProfileField) => ({
    label: t(labels[name]),
    name,
    value: draft[name],
    error: fieldError(failure instanceof ApiError ? failure : undefined, name),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  const first = <TextField key="first" {...control('first_name')} maxLength={limits.name} autoComplete="given-name" />
  const last = <TextField key="last" {...control('last_name')} maxLength={limits.name} autoComplete="family-name" />

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className={`${css.column} ${css.first}`}>
          <ProfileGroup title={t('account.profile')}>
            <Photo person={{ ...user, picture_url: draft.picture_url }} onChange={(url) => change('picture_url', url)} />
            <div className={css.pair}>{lang() === 'ko' ? [last, first] : [first, last]}</div>
            <TextField
              label={t('common.email')}
              type="email"
              value={user.email}
              readOnly
              autoComplete="off"
              hint={t(user.email ? 'account.email_note' : 'account.email_none')}
            />
            <TextField {...control('phone')} type="tel" maxLength={limits.phone} autoComplete="tel" />
          </ProfileGroup>
          <ProfileGroup title={t('account.work')}>
            <TextField {...control('company')} maxLength={limits.name} autoComplete="organization" />
            <TextField {...control('designation')} maxLength={limits.name} autoComplete="organization-title" />
          </ProfileGroup>
          <ProfileGroup title={t('account.surveys')} note={t('account.surveys_note')}>
            <TextField {...control('job')} maxLength={limits.job} placeholder={t('account.job_example')} autoComplete="off" />
            <div className={css.pair}>
              <TextField {...control('age')} inputMode="numeric" maxLength={3} autoComplete="off" />
              <GenderField {...control('gender')} />
            </div>
            <CountryField {...control('country')} />
          </ProfileGroup>
          <ProfileGroup title={t('account.social')} note={t('account.social_note')}>
            <div className={css.handles}>
              {socials.map((name) => (
                <TextField
                  key={name}
                  {...control(name)}
                  maxLength={limits.name}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              ))}
            </div>
          </ProfileGroup>
        </div>
        <ProfileBar {...profile} />
      </form>
      <EditingDialogs editing={editing} />
    </>
  )
}

const labels: Record<ProfileField, TextKey> = {
  first_name: 'account.first_name',
  last_name: 'account.last_name',
  company: 'account.company',
  designation: 'account.designation',
  country: 'survey.country',
  phone: 'common.phone',
  picture_url: 'account.photo',
  job: 'survey.job',
  gender: 'survey.gender',
  age: 'survey.age',
  linkedin: 'account.linkedin',
  facebook: 'account.facebook',
  instagram: 'account.instagram',
  kakaotalk: 'account.kakaotalk',
  naver: 'account.naver',
}

/** The message at a field that the server refused; undefined for any other. */
function fieldError(failure: ApiError | undefined, field: ProfileField): string | undefined {
  const refused = failure?.errors.find(({ path }) => path === field || path === `social.${field}`)
  if (!refused) return undefined
  if (field === 'age') return t('account.age_wrong', { min: limits.ageMin, max: limits.ageMax })
  return t(refused.code === 'too_long' ? 'common.too_long' : 'account.not_taken')
}

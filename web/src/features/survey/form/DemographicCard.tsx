import { useEffect, useState } from 'react'
import { genders } from '#shared/accounts/genders.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { Country as CountryOption } from '../../../lib/language/countries.ts'
import { useT, type TextKey } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './DemographicCard.module.css'
import { demographicFields, type DemographicField, type DemographicTexts } from '../answers/demographicFields.ts'
import { problemText } from '../kinds/problemText.ts'
import { useAnswerStore, useDemographic } from '../answers/useAnswerStore.ts'

type Props = {
  /** The fields that the profile fills: they are disabled. */
  known: Partial<DemographicTexts>
}

/** A phone shows it folded to a line, unless a field is filled in. */
export function DemographicCard({ known }: Props) {
  const t = useT()
  const store = useAnswerStore()
  const [isFilled] = useState(() => demographicFields.some(store.demographic))
  const fromProfile = Object.keys(known).length > 0
  return (
    <details className={css.card} open={isFilled} aria-label={t('survey.about')} aria-describedby="about-note">
      <summary className="row gap-2 target">
        <span className="part-title">{t('survey.about')}</span>
        <span className="grows text-sm muted">{t(fromProfile ? 'survey.about_profile' : 'survey.about_optional')}</span>
        <DownIcon className="muted" />
      </summary>
      <h2 className="part-title">{t('survey.about')}</h2>
      <p id="about-note" className={css.note}>
        {t('survey.about_optional')} {fromProfile && t('survey.about_profile')}
      </p>
      <div className={css.fields}>
        <TextDemographic
          field="job"
          label="survey.job"
          disabled={'job' in known}
          maxLength={fieldLimits.job}
          autoComplete="organization-title"
        />
        <TextDemographic field="age" label="survey.age" disabled={'age' in known} maxLength={3} inputMode="numeric" />
        <Gender disabled={'gender' in known} />
        <Country disabled={'country' in known} />
      </div>
    </details>
  )
}

type TextProps = {
  field: 'job' | 'age'
  label: TextKey
  disabled: boolean
  maxLength: number
  inputMode?: 'numeric'
  autoComplete?: string
}

function TextDemographic({ field, label, ...input }: TextProps) {
  const t = useT()
  const { value, problem, control, describe } = useDemographic(field)
  return (
    <TextField
      {...input}
      id={control}
      name={field}
      label={t(label)}
      error={problem && problemText(problem, t)}
      enterKeyHint="next"
      value={value}
      onChange={(event) => describe(event.currentTarget.value)}
    />
  )
}

function Gender({ disabled }: { disabled: boolean }) {
  const t = useT()
  return (
    <DemographicSelect field="gender" label="survey.gender" disabled={disabled}>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(`survey.${gender}`)}
        </option>
      ))}
    </DemographicSelect>
  )
}

function Country({ disabled }: { disabled: boolean }) {
  const language = useLanguage()
  const [list, setList] = useState<CountryOption[]>([])
  // Some 250 options, in a chunk of their own that the first question does not wait for.
  useEffect(() => {
    let current = true
    const show = ({ countries }: typeof import('../../../lib/language/countries.ts')) => current && setList(countries(language))
    import('../../../lib/language/countries.ts').then(show, () => undefined)
    return () => {
      current = false
    }
  }, [language])
  const { value } = useDemographic('country')
  const unlisted = value !== '' && list.every(({ code }) => code !== value)
  return (
    <DemographicSelect field="country" label="survey.country" disabled={disabled}>
      {unlisted && <option value={value}>{value}</option>}
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </DemographicSelect>
  )
}

type SelectProps = { field: DemographicField; label: TextKey; disabled: boolean; children: React.ReactNode }

function DemographicSelect({ field, label, disabled, children }: SelectProps) {
  const t = useT()
  const { value, control, describe } = useDemographic(field)
  return (
    <Select
      id={control}
      name={field}
      label={t(label)}
      disabled={disabled}
      value={value}
      autoComplete={field === 'country' ? 'country' : undefined}
      onChange={(event) => describe(event.currentTarget.value)}
    >
      <option value="">{t('survey.choose')}</option>
      {children}
    </Select>
  )
}

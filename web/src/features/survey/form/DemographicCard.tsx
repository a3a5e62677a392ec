import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { genders } from '#shared/accounts/genders.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { Country as CountryOption } from '../../../lib/language/countries.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './DemographicCard.module.css'
import { demographicFields, type DemographicField } from '#shared/responses/demographicFields.ts'
import type { DemographicTexts } from '../answers/demographicTexts.ts'
import { problemText } from '../kinds/problemText.ts'
import { useAnswerStore, useDemographic } from '../answers/useAnswerStore.ts'

type Props = {
  /** The fields that the profile fills: they are disabled. */
  known: Partial<DemographicTexts>
  fields?: readonly DemographicField[]
  /** Replaces the note that all fields are optional. */
  note?: string
  /** Props of required fields. If there are any, the card is open. */
  more?: (field: DemographicField) => FieldProps
}

type FieldProps = { label?: ReactNode; required?: boolean; disabled?: boolean }

/** A phone shows the card folded to a line, unless a field is filled in. */
export function DemographicCard({ known, fields = demographicFields, note, more }: Props) {
  const t = useT()
  const store = useAnswerStore()
  const [isFilled] = useState(() => demographicFields.some(store.demographic))
  const fromProfile = Object.keys(known).length > 0
  return (
    <details className={css.card} open={isFilled || Boolean(more)} aria-label={t('survey.about')} aria-describedby="about-note">
      <summary className="row gap-2 target">
        <span className="part-title">{t('survey.about')}</span>
        <span className="grows text-sm muted">{note ?? t(fromProfile ? 'survey.about_profile' : 'survey.about_optional')}</span>
        <DownIcon className="muted" />
      </summary>
      <h2 className="part-title">{t('survey.about')}</h2>
      <p id="about-note" className={css.note}>
        {note ?? t('survey.about_optional')} {fromProfile && t('survey.about_profile')}
      </p>
      <div className={css.fields}>
        {fields.map((field) => {
          const Control = controls[field]
          return <Control key={field} disabled={field in known} {...more?.(field)} />
        })}
      </div>
    </details>
  )
}

const controls: Record<DemographicField, ComponentType<FieldProps>> = {
  job: (props) => <TextDemographic field="job" maxLength={fieldLimits.job} autoComplete="organization-title" {...props} />,
  age: (props) => <TextDemographic field="age" maxLength={3} inputMode="numeric" {...props} />,
  gender: Gender,
  country: Country,
}

type TextProps = FieldProps & {
  field: 'job' | 'age'
  maxLength: number
  inputMode?: 'numeric'
  autoComplete?: string
}

function TextDemographic({ field, ...input }: TextProps) {
  const t = useT()
  const { value, problem, control, describe } = useDemographic(field)
  return (
    <TextField
      id={control}
      name={field}
      label={t(`survey.${field}`)}
      {...input}
      error={problem && problemText(problem, t)}
      enterKeyHint="next"
      value={value}
      onChange={(event) => describe(event.currentTarget.value)}
    />
  )
}

function Gender(props: FieldProps) {
  const t = useT()
  return (
    <DemographicSelect field="gender" {...props}>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(`survey.${gender}`)}
        </option>
      ))}
    </DemographicSelect>
  )
}

function Country(props: FieldProps) {
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
    <DemographicSelect field="country" {...props}>
      {unlisted && <option value={value}>{value}</option>}
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </DemographicSelect>
  )
}

type SelectProps = FieldProps & { field: DemographicField; children: ReactNode }

function DemographicSelect({ field, children, ...select }: SelectProps) {
  const t = useT()
  const { value, problem, control, describe } = useDemographic(field)
  return (
    <Select
      id={control}
      name={field}
      label={t(`survey.${field}`)}
      {...select}
      error={problem && problemText(problem, t)}
      value={value}
      autoComplete={field === 'country' ? 'country' : undefined}
      onChange={(event) => describe(event.currentTarget.value)}
    >
      <option value="">{t('survey.choose')}</option>
      {children}
    </Select>
  )
}

import { useDeferredValue, useMemo, type ChangeEvent } from 'react'
import { genders } from '#shared/accounts/genders.ts'
import { countries } from '../../lib/language/countries.ts'
import { useT } from '../../lib/language/i18n.ts'
import { lang } from '../../lib/language/language.ts'
import { Select } from '../../ui/forms/Select.tsx'

type Props = {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The four genders, and none. */
export function GenderField(props: Props) {
  const t = useT()
  return (
    <Select {...props} autoComplete="off">
      <option value="">{t('survey.choose')}</option>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(`account.${gender}`)}
        </option>
      ))}
    </Select>
  )
}

/** Every country by its name in the person's language; one that was stored in other words stays as it is. */
export function CountryField(props: Props) {
  const t = useT()
  // 250 options come a moment after the rest of the page.
  const ready = useDeferredValue(true, false)
  const list = useMemo(() => (ready ? countries(lang()) : []), [ready])
  const isUnlisted = props.value !== '' && list.every(({ code }) => code !== props.value)
  return (
    <Select {...props} autoComplete="country">
      <option value="">{t('survey.choose')}</option>
      {isUnlisted && <option value={props.value}>{props.value}</option>}
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

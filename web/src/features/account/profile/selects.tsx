import { useDeferredValue, useMemo, type ChangeEvent } from 'react'
import { genders } from '#shared/accounts/genders.ts'
import { countries } from '../../../lib/language/countries.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { Select } from '../../../ui/forms/Select.tsx'

type Props = {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

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

/** A select of country, by the names in the page's language; a stored value that is not in the list stays an option. */
export function CountryField(props: Props) {
  const t = useT()
  // some 250 options, rendered after the rest of the page
  const isListed = useDeferredValue(true, false)
  const list = useMemo(() => (isListed ? countries(lang()) : []), [isListed])
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

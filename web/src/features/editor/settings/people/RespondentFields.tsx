import { demographicFields } from '#shared/responses/demographicFields.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import css from '../Settings.module.css'
import { useSetting } from '../useSetting.ts'
import { useSettingError } from '../useSettingError.ts'
import { askedOf, withDemographics } from './demographics.ts'

const answerings = ['anyone', 'members', 'once_per_device'] as const
const wants = ['off', 'optional', 'required'] as const

/** Who may answer, and the demographic fields. */
export function RespondentFields() {
  const t = useT()
  const { value: answering = 'anyone', change } = useSetting('answering')
  return (
    <>
      <Select
        label={t('editor.field_answering')}
        hint={t(`life.${answering}_hint`)}
        error={useSettingError('answering')}
        value={answering}
        onChange={({ target }) => change(target.value === 'anyone' ? undefined : answerings.find((one) => one === target.value))}
      >
        {answerings.map((one) => (
          <option key={one} value={one}>
            {t(`life.${one}`)}
          </option>
        ))}
      </Select>
      <AboutYou />
    </>
  )
}

/** The demographic fields and their place. */
function AboutYou() {
  const t = useT()
  const { value, change } = useSetting('demographics')
  const isAnyAsked = demographicFields.some((field) => askedOf(value, field) !== 'off')
  return (
    <fieldset className="stack gap-3">
      <legend className="below-2 text-sm weight-strong">{t('editor.field_demographics')}</legend>
      <p className={css.hint}>{t('life.about_hint')}</p>
      <div className={css.about}>
        {demographicFields.map((field) => (
          <Select
            key={field}
            label={t(`life.${field}`)}
            value={askedOf(value, field)}
            onChange={({ target }) => change(withDemographics(value, { [field]: wants.find((one) => one === target.value)! }))}
          >
            {wants.map((one) => (
              <option key={one} value={one}>
                {t(`life.about_${one}`)}
              </option>
            ))}
          </Select>
        ))}
        {isAnyAsked && (
          <Select
            label={t('life.place')}
            value={value?.place ?? 'first'}
            onChange={({ target }) => change(withDemographics(value, { place: target.value === 'last' ? 'last' : 'first' }))}
          >
            <option value="first">{t('life.place_first')}</option>
            <option value="last">{t('life.place_last')}</option>
          </Select>
        )}
      </div>
    </fieldset>
  )
}

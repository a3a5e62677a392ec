import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import css from './Settings.module.css'
import { useSetting } from './useSetting.ts'
import { useSettingError } from './useSettingError.ts'

const languages = ['both', 'en', 'ko'] as const

/** How the survey looks to respondents. */
export function LookSettings() {
  const t = useT()
  const paging = useSetting('paging')
  const written = useSetting('languages')
  const numbers = useSetting('show_numbers')
  const share = useSetting('share_buttons')
  return (
    <>
      <div className={css.pair}>
        <Select
          label={t('editor.field_paging')}
          error={useSettingError('paging')}
          value={paging.value ?? 'all'}
          onChange={({ target }) => paging.change(target.value === 'sections' ? 'sections' : undefined)}
        >
          <option value="all">{t('life.paging_all')}</option>
          <option value="sections">{t('life.paging_sections')}</option>
        </Select>
        <Select
          label={t('editor.field_languages')}
          hint={written.value && t('life.one_language_hint')}
          error={useSettingError('languages')}
          value={written.value ?? 'both'}
          onChange={({ target }) => written.change(languages.slice(1).find((one) => one === target.value))}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`life.languages_${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Switch
        label={t('editor.field_show_numbers')}
        checked={numbers.value ?? false}
        onChange={({ target }) => numbers.change(target.checked || undefined)}
      />
      <Switch
        label={t('life.share_buttons')}
        checked={share.value ?? false}
        onChange={({ target }) => share.change(target.checked || undefined)}
      />
    </>
  )
}

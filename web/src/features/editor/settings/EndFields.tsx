import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { RichPair } from '../fields/RichPair.tsx'
import css from './Settings.module.css'
import { useSetting } from './useSetting.ts'

/** The texts after the submit. */
export function AfterFields() {
  const t = useT()
  return (
    <div className={css.text}>
      <p className={css.hint}>{t('life.thanks_hint')}</p>
      <RichPair name="thanks_text" />
    </div>
  )
}

/** Whether the survey counts how far people get. */
export function CountingFields() {
  const t = useT()
  const { value = true, change } = useSetting('count_reach')
  return (
    <div>
      <Switch
        label={t('life.count_reach')}
        aria-describedby="life-count-reach"
        checked={value}
        onChange={({ target }) => change(target.checked ? undefined : false)}
      />
      <p id="life-count-reach" className={css.hint}>
        {t('life.count_reach_hint')}
      </p>
    </div>
  )
}

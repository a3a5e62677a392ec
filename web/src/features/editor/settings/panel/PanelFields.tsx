import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import css from '../Settings.module.css'
import { useSetting } from '../useSetting.ts'
import { HandedOutLink } from './HandedOutLink.tsx'
import { LinkFieldList } from './LinkFieldList.tsx'
import { PanelAddress } from './PanelAddress.tsx'

/** The fields of the survey's link, and the panel's addresses at the end. */
export function PanelFields() {
  const t = useT()
  const { value: keeps = true, change } = useSetting('keep_screened')
  return (
    <>
      <LinkFieldList />
      <HandedOutLink />
      <fieldset className="stack gap-4">
        <legend className="below-2 text-sm weight-strong">{t('editor.field_panel')}</legend>
        <p className={css.hint}>{t('life.panel_hint')}</p>
        <PanelAddress end="complete" />
        <PanelAddress end="screened" />
        <PanelAddress end="full" />
      </fieldset>
      <div>
        <Switch
          label={t('life.keep_screened')}
          aria-describedby="life-keep-screened"
          checked={keeps}
          onChange={({ target }) => change(target.checked ? undefined : false)}
        />
        <p id="life-keep-screened" className={css.hint}>
          {t('life.keep_screened_hint')}
        </p>
      </div>
    </>
  )
}

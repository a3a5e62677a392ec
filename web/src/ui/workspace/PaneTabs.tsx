import { useT } from '../../lib/language/i18n.ts'
import css from './PaneTabs.module.css'

type Props<Pane extends string> = {
  names: Record<Pane, string>
  value: Pane
  onChange: (pane: Pane) => void
  className?: string | undefined
}

/** Switches between the panes of an editor in a narrow window; hidden in a wide one, which shows all panes. */
export function PaneTabs<Pane extends string>({ names, value, onChange, className = '' }: Props<Pane>) {
  const t = useT()
  return (
    <fieldset className={`${css.tabs} ${className}`}>
      <legend className="unseen">{t('admin.panes')}</legend>
      {(Object.keys(names) as Pane[]).map((pane) => (
        <label key={pane}>
          <input type="radio" name="pane" className="unseen" checked={pane === value} onChange={() => onChange(pane)} />
          {names[pane]}
        </label>
      ))}
    </fieldset>
  )
}

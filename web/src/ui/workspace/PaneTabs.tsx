import { useT } from '../../lib/language/i18n.ts'
import css from './PaneTabs.module.css'

type Props<Pane extends string> = {
  /** What each pane is called, in order. */
  names: Record<Pane, string>
  value: Pane
  onChange: (pane: Pane) => void
  className?: string | undefined
}

/** Chooses which pane of an editor shows, in a window that has no room for all of them side by side; not there in a wide one. */
export function PaneTabs<Pane extends string>({ names, value, onChange, className = '' }: Props<Pane>) {
  const t = useT()
  return (
    <fieldset className={`${css.tabs} ${className}`}>
      <legend className="unseen">{t('work.panes')}</legend>
      {(Object.keys(names) as Pane[]).map((pane) => (
        <label key={pane}>
          <input type="radio" name="pane" className="unseen" checked={pane === value} onChange={() => onChange(pane)} />
          {names[pane]}
        </label>
      ))}
    </fieldset>
  )
}

import { useId } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import type { Mode } from '../store/edits/gateway.ts'
import css from './ModeChoice.module.css'

const modes = ['single', 'multi'] as const satisfies readonly Mode[]

/** Chooses whether the gateway uses one value of the answer, or each of them. */
export function ModeChoice({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="stack packed gap-2 text-sm">
      <legend className={css.legend}>{t('branching.mode')}</legend>
      <div className={css.track}>
        {modes.map((one) => (
          <label key={one} className={css.option}>
            <input type="radio" name={name} className="unseen" checked={one === mode} onChange={() => onChoose(one)} />
            {t(`branching.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

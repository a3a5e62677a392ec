import { defaultModeOf } from '#shared/branching/gateway.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { gatewayAt, setBehavior, setMode, type Behavior, type GatewayPlace, type Mode } from '../store/edits/logic/gateway.ts'
import { useSurveySelector, useEditorStore, useGatewayQuestion } from '../store/useEditorStore.ts'
import css from './GatewayBehavior.module.css'
import { useId } from 'react'
import modeChoice from './ModeChoice.module.css'

const behaviors = ['show_none', 'show_all'] as const satisfies readonly Behavior[]

export function GatewayBehavior({ place }: { place: GatewayPlace }) {
  const t = useT()
  const store = useEditorStore()
  const gateway = useSurveySelector((survey) => gatewayAt(survey, place))
  const type = useGatewayQuestion(place)?.type
  if (!gateway) return null
  const usual = defaultModeOf(type)
  const mode = gateway.mode ?? usual
  return (
    <div className={css.behavior}>
      <ModeChoice mode={mode} onChoose={(chosen) => store.edit(setMode(place, chosen))} />
      {(['default_behavior', 'unanswered_behavior'] as const).map((which) => (
        <Select
          key={which}
          label={t(`branching.${which}`)}
          className={css.select}
          value={gateway[which]}
          onChange={({ target }) => store.edit(setBehavior(place, which, target.value as Behavior))}
        >
          {behaviors.map((behavior) => (
            <option key={behavior} value={behavior}>
              {t(`branching.${behavior}`)}
            </option>
          ))}
        </Select>
      ))}
      {usual === 'multi' && mode === 'single' && <p className="spans text-sm muted">{t('branching.first_only')}</p>}
    </div>
  )
}

const modes = ['single', 'multi'] as const satisfies readonly Mode[]

function ModeChoice({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="stack packed gap-2 text-sm">
      <legend className="below-2 weight-strong leading-140">{t('branching.mode')}</legend>
      <div className={modeChoice.track}>
        {modes.map((one) => (
          <label key={one} className={modeChoice.option}>
            <input type="radio" name={name} className="unseen" checked={one === mode} onChange={() => onChoose(one)} />
            {t(`branching.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

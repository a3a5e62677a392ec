import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useSurveySelector } from '../../store/useEditorStore.ts'
import css from './LogicMap.module.css'
import { MapGatewayNode } from './MapGatewayNode.tsx'
import { MapIndex } from './MapIndex.tsx'
import { MapLines } from './MapLines.tsx'
import { mapModel, targetKey, type TargetKey } from './mapModel.ts'
import { MapPanel } from './panel/MapPanel.tsx'
import { MapTargetNode } from './MapTargetNode.tsx'
import { findSelected, selectedTargets, type Selection } from './selection.ts'
import { useLineEnds } from './useLineEnds.ts'
import { useLogicCheck } from '../useLogicCheck.ts'
import { neverShowsReason, warningText } from '../warningText.ts'

/** With this many gateways or more, choices start folded: a gateway then draws one line to each target, until it is selected. */
const manyGateways = 13

/** The survey's branching as a map: gateways with their choices, what they show, and lines between. The same in words where lines do not fit. */
export function LogicMap() {
  const t = useT()
  const name = useId()
  const survey = useSurveySelector((edited) => edited)
  const model = mapModel(survey)
  const isDense = model.gateways.length >= manyGateways
  const [folds, setFolds] = useState<boolean | null>(null)
  const [onlySelected, setOnlySelected] = useState(false)
  const [selection, setSelection] = useState<Selection>(null)
  const neverShown = useNeverShownReasons()
  const map = useRef<HTMLDivElement>(null)

  const isFolded = folds ?? isDense
  const selected = useMemo(() => findSelected(model, selection), [model, selection])
  const reached = useMemo(() => selectedTargets(selected), [selected])
  const openGateway = selected && selected.kind !== 'target' ? selected.gateway.key : null
  const opened = isFolded ? openGateway : 'all'
  // Changes whenever the nodes may have moved, so that line ends are measured again.
  const layout = useMemo(() => ({ model, opened, never: neverShown }), [model, opened, neverShown])
  const ends = useLineEnds(map, layout)

  const onFind = useCallback((found: Selection) => {
    setSelection(found)
    // Selecting a gateway opens it, which moves the nodes first.
    if (found) requestAnimationFrame(() => findNode(map.current, found.key)?.scrollIntoView({ block: 'nearest' }))
  }, [])

  if (model.gateways.length === 0) {
    return (
      <div className={css.empty}>
        <EmptyState title={t('logic.empty_title')}>{t('logic.empty_text')}</EmptyState>
      </div>
    )
  }
  return (
    <div className={css.screen}>
      <MapIndex model={model} selectedKey={selection?.kind === 'choice' ? selection.gateway : (selection?.key ?? null)} onFind={onFind} />
      <section className={css.canvas} aria-labelledby={`${name}-title`}>
        <header className={css.head}>
          <h2 id={`${name}-title`}>{t('admin.logic_map')}</h2>
          <Switch label={t('logic.fold_choices')} checked={isFolded} onChange={({ target }) => setFolds(target.checked)} />
          <fieldset className={css.lines}>
            <legend className="unseen">{t('logic.lines')}</legend>
            {([false, true] as const).map((only) => (
              <label key={`${only}`} className="ring-within">
                <input type="radio" name={name} className="unseen" checked={onlySelected === only} onChange={() => setOnlySelected(only)} />
                {t(only ? 'logic.selected_only' : 'logic.all_lines')}
              </label>
            ))}
          </fieldset>
        </header>
        <div ref={map} className={css.map} data-dense={isDense || undefined}>
          <MapLines {...{ model, ends, selected, onlySelected, isDense }} />
          <ul className={css.gateways} aria-label={t('logic.gateways')}>
            {model.gateways.map((gateway) => (
              <MapGatewayNode
                key={gateway.key}
                {...{ model, gateway }}
                isOpen={!isFolded || gateway.key === openGateway}
                selected={gateway.key === openGateway ? selection!.key : null}
                onSelect={setSelection}
              />
            ))}
          </ul>
          <ul className={css.targets} aria-label={t('logic.targets')}>
            {model.targets.map((target) => (
              <MapTargetNode
                key={target.key}
                {...{ model, target }}
                never={neverShown.get(target.key)}
                isReached={reached.has(target.key)}
                isSelected={selection?.kind === 'target' && selection.key === target.key}
                onSelect={setSelection}
              />
            ))}
          </ul>
        </div>
      </section>
      <MapPanel model={model} selected={selected} onSelect={onFind} onClose={() => setSelection(null)} />
    </div>
  )
}

const findNode = (map: HTMLElement | null, key: string): HTMLElement | undefined =>
  [...(map?.querySelectorAll<HTMLElement>('[data-node], [data-to]') ?? [])].find(
    ({ dataset }) => dataset.node === key || dataset.to === key,
  )

function useNeverShownReasons(): ReadonlyMap<TargetKey, string> {
  const t = useT()
  const checked = useLogicCheck()
  return useMemo(() => {
    const { survey, warnings } = checked ?? { warnings: [] }
    return new Map(
      warnings.flatMap((warning): [TargetKey, string][] => {
        if (warning.code === 'never_shows') return [[targetKey(warning.target), neverShowsReason(survey!, warning.because, t)]]
        if (warning.code !== 'gateways_never_agree') return []
        const { section_ids, question_ids } = warning.targets
        const { title } = warningText(survey!, warning, t)
        const keys = [
          ...section_ids.map((id) => targetKey({ kind: 'section', id })),
          ...question_ids.map((id) => targetKey({ kind: 'question', id })),
        ]
        return keys.map((key) => [key, `${title}.`])
      }),
    )
  }, [checked, t])
}

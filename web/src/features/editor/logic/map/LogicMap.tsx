import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { GhostState } from '../../../../ui/states/GhostState.tsx'
import { canGate } from '#shared/branching/gateway.ts'
import { useEditorView, useSurveySelector } from '../../store/useEditorStore.ts'
import css from './LogicMap.module.css'
import { MapAskedNode } from './MapAskedNode.tsx'
import { MapGatewayNode } from './MapGatewayNode.tsx'
import { MapIndex } from './MapIndex.tsx'
import { MapLegend, MapLines } from './MapLines.tsx'
import { contentOf, isAsked, mapModel } from './mapModel.ts'
import { MapPanel } from './panel/MapPanel.tsx'
import { MapTargetNode } from './MapTargetNode.tsx'
import { findSelected, nodeOf, selectedNodeKey, selectedTargets, type Selection } from './selection.ts'
import { targetKey, type TargetKey } from './targetKey.ts'
import { useLineEnds } from './useLineEnds.ts'
import { useLogicCheck } from '../useLogicCheck.ts'
import { neverShowsReason, warningText } from '../warningText.ts'

/** With this many nodes or more, choices and clauses start folded: a node then draws one line to each target, until it is selected. */
const manyNodes = 13

/**
 * The survey's branching as a map: gateways with their choices, questions with the clauses on them, the targets of both, and lines between them. In
 * words if the lines do not fit.
 */
export function LogicMap() {
  const t = useT()
  const name = useId()
  const survey = useSurveySelector((edited) => edited)
  const model = mapModel(survey)
  const isDense = model.nodes.length >= manyNodes
  const [folds, setFolds] = useState<boolean | null>(null)
  const [onlySelected, setOnlySelected] = useState(false)
  const [selection, setSelection] = useState<Selection>(null)
  const [pointed, setPointed] = useState<Selection>(null)
  const neverShown = useNeverShownReasons()
  const map = useRef<HTMLDivElement>(null)

  const isFolded = folds ?? isDense
  const selected = useMemo(() => findSelected(model, selection), [model, selection])
  const onPoint = model.conditions.length > 0 ? setPointed : undefined
  const lit = useMemo(() => findSelected(model, pointed) ?? selected, [model, pointed, selected])
  const reached = useMemo(() => selectedTargets(lit), [lit])
  const openNode = nodeOf(selected)?.key ?? null
  const opened = isFolded ? openNode : 'all'
  // Changes whenever the nodes may have moved, so that line ends are measured again.
  const layout = useMemo(() => ({ model, opened, never: neverShown }), [model, opened, neverShown])
  const ends = useLineEnds(map, layout)

  const onFind = useCallback((found: Selection) => {
    setSelection(found)
    // Selecting a gateway opens it, which moves the nodes first.
    if (found) requestAnimationFrame(() => findNode(map.current, found.key)?.scrollIntoView({ block: 'nearest' }))
  }, [])

  if (model.nodes.length + model.conditions.length === 0) {
    return (
      <div className={css.empty}>
        <NoGateways />
      </div>
    )
  }
  return (
    <div className={css.screen}>
      <MapIndex model={model} selectedKey={selectedNodeKey(selection)} onFind={onFind} />
      <section className={css.canvas} aria-labelledby={`${name}-title`}>
        <header className={css.head}>
          <h2 id={`${name}-title`}>{t('admin.logic_map')}</h2>
          <MapLegend model={model} />
          <Switch
            label={t(onPoint ? 'logic.fold_all' : 'logic.fold_choices')}
            checked={isFolded}
            onChange={({ target }) => setFolds(target.checked)}
          />
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
          <MapLines {...{ model, ends, onlySelected, isDense }} selected={lit} />
          <ul className={css.nodes} aria-label={t(`logic.${contentOf(model)}`)}>
            {model.nodes.map((node) => {
              const isSelected = node.key === openNode
              const given = { model, isOpen: !isFolded || isSelected, selected: isSelected ? selection!.key : null, onPoint }
              return isAsked(node) ? (
                <MapAskedNode key={node.key} asked={node} {...given} onSelect={setSelection} />
              ) : (
                <MapGatewayNode key={node.key} gateway={node} {...given} onSelect={setSelection} />
              )
            })}
          </ul>
          <ul className={css.targets} aria-label={t('logic.targets')}>
            {model.targets.map((target) => (
              <MapTargetNode
                key={target.key}
                {...{ model, target, onPoint }}
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

/** Leads to the first question that can be a gateway, else to the survey. */
function NoGateways() {
  const t = useT()
  const view = useEditorView()
  const places = useSurveySelector(({ sections }) => sections)
  const open = () => {
    for (const { id, questions } of places) {
      const found = questions.find(({ type }) => canGate(type))
      if (found) return view.jumpTo({ kind: 'question', id: found.id, part: 'gateway' }, id)
    }
    return view.jumpTo({ kind: 'survey' })
  }
  return (
    <GhostState
      ghost="map"
      title={t('logic.empty_title')}
      action={
        <Button kind="secondary" onClick={open}>
          {t('logic.to_questions')}
        </Button>
      }
    >
      {t('logic.empty_text')}
    </GhostState>
  )
}

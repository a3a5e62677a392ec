import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { SearchField } from '../../../../ui/forms/SearchField.tsx'
import { gatewayAt, gatewayQuestionId, type GatewayPlace } from '../../store/edits/gateway.ts'
import { names, selectsAll, setSelectsAll, setTarget, type Target } from '../../store/edits/gatewayRules.ts'
import { isExempt } from '../../store/edits/sections.ts'
import { useEdited, useEditorStore } from '../../store/useEditor.ts'
import { findTargets } from './findTargets.ts'
import { isInVain } from '../../logic/ruleMarks.ts'
import css from './TargetChoices.module.css'
import { TargetOption } from './TargetOption.tsx'

/** What the arrows and their like do in the list, from the option at `at` of `count`; -1 is the field above it. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

/** The sections of the survey with their questions, to be found by name and ticked, as many as one likes. */
export function TargetChoices({ place, index, onDone }: { place: GatewayPlace; index: number; onDone: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const survey = useEdited((whole) => whole)
  const rule = gatewayAt(survey, place)?.choice_rules[index]
  const own = gatewayQuestionId(survey, place)
  const forEntry = 'entry' in place
  const [wanted, setWanted] = useState('')
  const sought = useDeferredValue(wanted)
  const { sections } = survey
  const found = useMemo(() => findTargets(sections, sought, { questions: !forEntry, without: own }), [sections, sought, forEntry, own])
  const pick = useCallback((target: Target, on: boolean) => store.edit(setTarget(place, index, target, on)), [store, place, index])
  const root = useRef<HTMLDivElement>(null)
  if (!rule) return null

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const [field, ...options] = root.current!.querySelectorAll<HTMLInputElement>('input[type=search], [data-options] input')
    const to = move(options.indexOf(event.target as HTMLInputElement), options.length)
    event.preventDefault()
    ;(to < 0 ? field : options[to])?.focus()
  }
  const find = t(forEntry ? 'branching.find_section' : 'branching.find_both')
  return (
    <div ref={root} className={css.choices}>
      <div className={css.finding} onKeyDown={onKeyDown}>
        <div className={css.top}>
          <SearchField className={css.find} label={find} value={wanted} onSearch={setWanted} />
          <Button kind="quiet" onClick={onDone}>
            {t('work.done')}
          </Button>
        </div>
        <ul className={css.list} data-options>
          {found.map(({ section, number, questions }) => (
            <li key={section.id} className={css.section}>
              <TargetOption
                kind="section"
                item={section}
                number={number}
                checked={names(rule, { kind: 'section', id: section.id })}
                note={
                  section.always_show || isExempt(section)
                    ? 'always_shows'
                    : isInVain(survey, own, { kind: 'section', id: section.id })
                      ? 'before'
                      : undefined
                }
                onPick={pick}
              />
              {questions.length > 0 && (
                <ul>
                  {questions.map((one) => (
                    <li key={one.question.id}>
                      <TargetOption
                        kind="question"
                        item={one.question}
                        number={one.number}
                        checked={names(rule, { kind: 'question', id: one.question.id })}
                        note={isInVain(survey, own, { kind: 'question', id: one.question.id }) ? 'before' : undefined}
                        onPick={pick}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <output className={css.none}>
          {found.length === 0 && t(sections.length > 0 ? 'work.found_none' : 'branching.nothing_to_pick')}
        </output>
      </div>
      <div className={css.all}>
        {(forEntry ? (['section'] as const) : (['section', 'question'] as const)).map((kind) => (
          <Checkbox
            key={kind}
            label={t(`branching.all_${kind}s`)}
            hint={t(`branching.all_${kind}s_hint`)}
            checked={selectsAll(rule, kind)}
            onChange={({ target }) => store.edit(setSelectsAll(place, index, kind, target.checked))}
          />
        ))}
      </div>
    </div>
  )
}

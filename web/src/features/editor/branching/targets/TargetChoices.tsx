import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, memo } from 'react'
import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { Button } from '../../../../ui/Button.tsx'
import checkbox from '../../../../ui/forms/choices/Checkbox.module.css'
import { Checkbox } from '../../../../ui/forms/choices/Checkbox.tsx'
import { SearchField } from '../../../../ui/forms/SearchField.tsx'
import { pointsBackwards } from '../../logic/ruleMarks.ts'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import { gatewayAt, gatewayQuestionId, type GatewayPlace } from '../../store/edits/logic/gateway.ts'
import { namesTarget, selectsAll, setSelectsAll, setTarget, type Target } from '../../store/edits/logic/gatewayRules.ts'
import { isExemptFromBranching } from '../../store/edits/sections.ts'
import { useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { findTargets } from './findTargets.ts'
import css from './TargetChoices.module.css'

/** New index for an arrow or page key, from the option at `at` of `count`; -1 is the search field. */
const keyMoves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

/** All sections and questions as checkboxes, with a search. */
export function TargetChoices({ place, index, onDone }: { place: GatewayPlace; index: number; onDone: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const survey = useSurveySelector((whole) => whole)
  const rule = gatewayAt(survey, place)?.choice_rules[index]
  const own = gatewayQuestionId(survey, place)
  const forEntry = 'entry' in place
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const { sections } = nameQuotes(survey)
  const found = useMemo(
    () => findTargets(sections, deferredQuery, { questions: !forEntry, without: own }),
    [sections, deferredQuery, forEntry, own],
  )
  const setPicked = useCallback((target: Target, on: boolean) => store.edit(setTarget(place, index, target, on)), [store, place, index])
  const root = useRef<HTMLDivElement>(null)
  if (!rule) return null

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = keyMoves[event.key]
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
          <SearchField className={css.find} label={find} value={query} onSearch={setQuery} />
          <Button kind="quiet" onClick={onDone}>
            {t('admin.done')}
          </Button>
        </div>
        <ul className={css.list} data-options>
          {found.map(({ section, number, questions }) => (
            <li key={section.id} className={css.section}>
              <TargetOption
                kind="section"
                item={section}
                number={number}
                checked={namesTarget(rule, { kind: 'section', id: section.id })}
                note={
                  section.always_show || isExemptFromBranching(section)
                    ? 'always_shows'
                    : pointsBackwards(survey, own, { kind: 'section', id: section.id })
                      ? 'before'
                      : undefined
                }
                onPick={setPicked}
              />
              {questions.length > 0 && (
                <ul>
                  {questions.map((one) => (
                    <li key={one.question.id}>
                      <TargetOption
                        kind="question"
                        item={one.question}
                        number={one.number}
                        checked={namesTarget(rule, { kind: 'question', id: one.question.id })}
                        note={pointsBackwards(survey, own, { kind: 'question', id: one.question.id }) ? 'before' : undefined}
                        onPick={setPicked}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <output className={css.none}>
          {found.length === 0 && t(sections.length > 0 ? 'admin.found_none' : 'branching.nothing_to_pick')}
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

type Props = {
  kind: Target['kind']
  item: Section | Question
  number: string
  checked: boolean
  /** Why selecting it has no effect. */
  note: 'always_shows' | 'before' | undefined
  onPick: (target: Target, on: boolean) => void
}

/** The checkbox of a section or question; memoized, since there may be hundreds. */
const TargetOption = memo(function TargetOption({ kind, item, number, checked, note, onPick }: Props) {
  const t = useT()
  const { text, lang } = pickText(pair(item, 'title'))
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        className={`${checkbox.box} ${css.box}`}
        checked={checked}
        onChange={({ target }) => onPick({ kind, id: item.id }, target.checked)}
      />
      <TypeIcon type={'type' in item ? item.type : undefined} />
      <span className="rigid weight-medium tabular muted">{number}</span>
      <span className="shrinks breakable" lang={text ? lang : undefined}>
        {text || t('cards.untitled')}
      </span>
      {note && <span className="rigid pushed regular muted">{t(`branching.${note}`)}</span>}
    </label>
  )
})

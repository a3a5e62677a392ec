import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import type { Edit } from '../store/editorStore.ts'
import { addClause, removeClause, removeCondition, setMatch } from '../store/edits/logic/conditions.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { BareSelect } from './clause/BareSelect.tsx'
import { ClauseRow } from './clause/ClauseRow.tsx'
import css from './ConditionEditor.module.css'
import { ConditionCount } from './ResponseCounts.tsx'
import type { Owner } from './owner.ts'

type Props = { place: ConditionPlace; owner: Owner; condition: Condition; onDone: () => void; onRemoved: () => void }

const matches = ['all', 'any'] as const

/** Focuses the question of the clause at `index`, and opens the list if none is chosen. */
function focusQuestion(root: HTMLElement | null, index: number) {
  const field = root?.querySelector<HTMLInputElement>(`[data-clause="${index}"] [role=combobox]`)
  if (!field) return
  field.focus()
  field.scrollLeft = 0 // a long title is read from its start, and the caret is at its end
  if (field.value === '') field.click()
}

/** A condition as a sentence to fill in. */
export function ConditionEditor({ place, owner, condition, onDone, onRemoved }: Props) {
  const t = useT()
  const { match, clauses } = condition
  const store = useEditorStore()
  const root = useRef<HTMLDivElement>(null)
  const [removals, setRemovals] = useState(0)

  useLayoutEffect(() => focusQuestion(root.current, 0), [])

  /** Edits, then focuses `control` of the clause at `index`. */
  const edit = (change: Edit, index: number, control: string) => {
    flushSync(() => store.edit(change))
    root.current?.querySelector<HTMLElement>(`[data-clause="${index}"] ${control}`)?.focus()
  }
  const add = () => {
    flushSync(() => store.edit(addClause(place)))
    focusQuestion(root.current, clauses.length)
  }
  const remove = (index: number) => {
    if (clauses.length === 1) return removeAll()
    setRemovals(removals + 1) // typed text that is not a value yet does not move to the next row
    edit(removeClause(place, index), Math.min(index, clauses.length - 2), '[data-remove]')
  }
  const removeAll = () => {
    flushSync(() => store.edit(removeCondition(place)))
    onRemoved()
  }
  return (
    <div ref={root} role="group" aria-label={t(`conditions.${owner}_single`)} className={css.editor}>
      {clauses.length > 1 ? (
        <div className={css.lead}>
          {t(`conditions.${owner}_before`)}
          <BareSelect
            label={t('conditions.match')}
            value={match}
            onChange={({ target }) => store.edit(setMatch(place, target.value as Condition['match']))}
          >
            {matches.map((one) => (
              <option key={one} value={one}>
                {t(`conditions.${one}`)}
              </option>
            ))}
          </BareSelect>
          {t(`conditions.${owner}_after`)}
        </div>
      ) : (
        <p className={css.lead}>{t(`conditions.${owner}_single`)}</p>
      )}
      <ol className={css.clauses}>
        {clauses.map((clause, index) => (
          <ClauseRow
            key={`${removals} ${index}`}
            place={place}
            index={index}
            clause={clause}
            joint={index > 0 ? t(match === 'any' ? 'conditions.or' : 'conditions.and') : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={css.actions}>
        {clauses.length < limits.clauses && (
          <Button kind="quiet" onClick={add}>
            <PlusIcon /> {t('conditions.add_clause')}
          </Button>
        )}
        <ConditionCount condition={condition} />
        <div className={`${css.actions} pushed`}>
          <Button kind="quiet" onClick={removeAll}>
            {t(`conditions.remove_${place.part ?? 'show_if'}`)}
          </Button>
          <Button kind="secondary" onClick={onDone}>
            {t('admin.done')}
          </Button>
        </div>
      </div>
    </div>
  )
}

import { useRef, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/icons/siteIcons.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { conditionText } from './conditionText.ts'
import css from './FilterBar.module.css'
import { FilterDialog } from './FilterDialog.tsx'
import type { OwnFields } from './ownFields.ts'
import { searchedCount, subjectOf, withCondition, withoutCondition } from './where.ts'

type Props = {
  where: ResultsQuery['where']
  onWhere: (where: ResultsQuery['where']) => void
  /** The counts of all responses, which offer the values to filter by. */
  all: Results
  /** The number of filtered responses; undefined while counting. */
  found: number | undefined
  questions: NumberedQuestion[]
  survey: OwnFields
}

/** The filter's conditions as chips to edit or remove, and the number of responses found. */
export function FilterBar({ where, onWhere, all, found, questions, survey }: Props) {
  const t = useT()
  /** The condition that the dialog edits; `of` is null for a new one. */
  const [open, setOpen] = useState<{ of: string | null }>()
  const bar = useRef<HTMLFieldSetElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** Removes a condition and moves the focus from its button to that of the next one, or to Add filter. */
  const remove = (of: string) => {
    const at = where.findIndex((condition) => subjectOf(condition) === of)
    const next = bar.current?.querySelectorAll<HTMLElement>('[data-remove]')[at + 1] ?? add.current
    next?.focus()
    onWhere(withoutCondition(where, of))
  }
  return (
    <fieldset ref={bar} className={css.bar}>
      <legend className="unseen">{t('results.filter')}</legend>
      {where.map((condition) => {
        const { name, values } = conditionText(t, condition, questions, survey)
        const whole = `${name}: ${values}`
        return (
          <span key={subjectOf(condition)} className={css.chip}>
            <Button
              kind="plain"
              className={css.words}
              aria-label={whole}
              title={whole}
              onClick={() => setOpen({ of: subjectOf(condition) })}
            >
              <span dir="auto">{name}</span>
              <span dir="auto">{`: ${values}`}</span>
            </Button>
            <Button
              kind="plain"
              className={css.remove}
              data-remove
              aria-label={t('results.remove_filter', { name: whole })}
              onClick={() => remove(subjectOf(condition))}
            >
              <CloseIcon />
            </Button>
          </span>
        )
      })}
      <Button kind="plain" ref={add} className={css.add} onClick={() => setOpen({ of: null })}>
        <PlusIcon /> {t('results.add_filter')}
      </Button>
      {where.length > 0 && (
        <Button
          kind="plain"
          className={css.add}
          onClick={() => {
            add.current?.focus()
            onWhere([])
          }}
        >
          {t('results.clear')}
        </Button>
      )}
      <output className={css.found}>
        {where.length === 0
          ? t('results.responses_count', { count: all.total, number: number(all.total) })
          : found !== undefined && t('results.found', { found: number(found), all: number(searchedCount(all, where)) })}
        {where.length === 0 && all.imported > 0 && `, ${t('results.of_which_imported', { number: number(all.imported) })}`}
      </output>
      {open && (
        <FilterDialog
          {...{ where, all, questions, survey }}
          of={open.of}
          onDone={(condition) => {
            onWhere(withCondition(where, condition))
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </fieldset>
  )
}

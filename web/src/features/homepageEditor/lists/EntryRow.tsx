import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Grip } from '../../../ui/sorting/SortList.tsx'
import { missing } from '../content/missing.ts'
import { EntryActions } from './EntryActions.tsx'
import css from './SortedList.module.css'
import type { Row } from './SortedList.tsx'

/** An entry as a line that opens; open, its fields and what can be done with it. `before`: a picture before the name. */
export function EntryRow<Entry extends object>({ row, before, children }: { row: Row<Entry>; before?: ReactNode; children: ReactNode }) {
  const t = useT()
  const { en, ko } = missing(row.entry)
  return (
    <>
      <div className={css.line}>
        <Grip name={row.name} />
        <h3 className={css.heading}>
          <button type="button" className={css.toggle} aria-expanded={row.isOpen} onClick={row.toggle}>
            {before}
            <span className={css.name}>{row.name}</span>
            {(en > 0 || ko > 0) && (
              <span className={css.marks}>
                {en > 0 && <Mark letters={t('work.english_mark')} words={t('work.english_missing')} />}
                {ko > 0 && <Mark letters={t('work.korean_mark')} words={t('work.korean_missing')} />}
              </span>
            )}
            <Icon name="down" className={row.isOpen ? css.open : ''} />
          </button>
        </h3>
      </div>
      {row.isOpen && (
        <fieldset data-folds className={css.body} aria-label={row.name}>
          {children}
          <EntryActions {...row} />
        </fieldset>
      )}
    </>
  )
}

const Mark = ({ letters, words }: { letters: string; words: string }) => (
  <span className={css.mark} title={words}>
    <span aria-hidden="true">{letters}</span>
    <span className="unseen">{words}</span>
  </span>
)

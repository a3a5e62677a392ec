import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { MoveDownIcon, MoveUpIcon, TrashIcon } from '../../../ui/icons/workIcons.ts'
import { DragHandle, useMoveBy } from '../../../ui/sorting/SortableList.tsx'
import { countMissingTexts } from '../content/countMissingTexts.ts'
import css from './EntryList.module.css'
import type { Row } from './EntryList.tsx'

/** A list entry: a line that expands to its fields and actions. `before`: shown before the name, such as a thumbnail. */
export function EntryRow<Entry extends object>({ row, before, children }: { row: Row<Entry>; before?: ReactNode; children: ReactNode }) {
  const t = useT()
  const { en, ko } = countMissingTexts(row.entry)
  return (
    <>
      <div className={css.line}>
        <DragHandle name={row.name} />
        <h3 className={css.heading}>
          <Button kind="plain" className={css.toggle} aria-expanded={row.isOpen} onClick={row.toggle}>
            {before}
            <span className={css.name}>{row.name}</span>
            {(en > 0 || ko > 0) && (
              <span className={css.marks}>
                {en > 0 && <Mark letters={t('admin.english_mark')} words={t('admin.english_missing')} />}
                {ko > 0 && <Mark letters={t('admin.korean_mark')} words={t('admin.korean_missing')} />}
              </span>
            )}
            <DownIcon className={row.isOpen ? css.open : ''} />
          </Button>
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

type Props = Pick<Row<object>, 'name' | 'isFirst' | 'isLast' | 'remove'>

function EntryActions({ name, isFirst, isLast, remove }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (action: 'admin.move_up' | 'admin.move_down' | 'admin.remove') => t('homepage.action_of', { action: t(action), name })
  return (
    <div className={css.actions}>
      {!(isFirst && isLast) && (
        <>
          <Button kind="plain" aria-label={named('admin.move_up')} disabled={isFirst} onClick={() => moveBy(-1)}>
            <MoveUpIcon /> {t('admin.move_up')}
          </Button>
          <Button kind="plain" aria-label={named('admin.move_down')} disabled={isLast} onClick={() => moveBy(1)}>
            <MoveDownIcon /> {t('admin.move_down')}
          </Button>
        </>
      )}
      <Button kind="plain" className={css.danger} aria-label={named('admin.remove')} onClick={remove}>
        <TrashIcon /> {t('admin.remove')}
      </Button>
    </div>
  )
}

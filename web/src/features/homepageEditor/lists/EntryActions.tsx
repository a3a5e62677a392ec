import { useT } from '../../../lib/language/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useMoveBy } from '../../../ui/sorting/SortList.tsx'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import css from './SortedList.module.css'
import type { Row } from './SortedList.tsx'

type Props = Pick<Row<object>, 'name' | 'isFirst' | 'isLast' | 'remove'>

/** Up, down and away, for an entry of a list; of an only one there is nothing to move. */
export function EntryActions({ name, isFirst, isLast, remove }: Props) {
  const t = useT()
  const moveBy = useMoveBy()
  const named = (action: 'move_up' | 'move_down' | 'remove') => t('homepage.action_of', { action: t(`work.${action}`), name })
  return (
    <div className={css.actions}>
      {!(isFirst && isLast) && (
        <>
          <button type="button" aria-label={named('move_up')} disabled={isFirst} onClick={() => moveBy(-1)}>
            <WorkIcon name="move_up" /> {t('work.move_up')}
          </button>
          <button type="button" aria-label={named('move_down')} disabled={isLast} onClick={() => moveBy(1)}>
            <WorkIcon name="move_down" /> {t('work.move_down')}
          </button>
        </>
      )}
      <button type="button" className={css.danger} aria-label={named('remove')} onClick={remove}>
        <Icon name="trash" /> {t('work.remove')}
      </button>
    </div>
  )
}

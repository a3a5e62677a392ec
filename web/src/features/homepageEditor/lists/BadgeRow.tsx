import { limits } from '#shared/limits.ts'
import { useT } from '../../../lib/language/i18n.ts'
import control from '../../../ui/forms/Field.module.css'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DragHandle, useMoveBy } from '../../../ui/sorting/SortableList.tsx'
import { MoveDownIcon, MoveUpIcon, TrashIcon } from '../../../ui/icons/workIcons.ts'
import type { Badge } from '../content/content.ts'
import { useFieldName, useFormLanguage } from '../fields/formLanguage.ts'
import css from './BadgeRow.module.css'
import type { Row } from './EntryList.tsx'

/** A badge in one line: drag handle, label, and buttons to move and remove it. */
export function BadgeRow({ row: { entry, index, name, isFirst, isLast, change, remove } }: { row: Row<Badge> }) {
  const t = useT()
  const moveBy = useMoveBy()
  const language = useFormLanguage()
  const nameOf = useFieldName()
  const named = (action: 'admin.move_up' | 'admin.move_down' | 'admin.remove') => t('homepage.action_of', { action: t(action), name })
  return (
    <div className={css.line}>
      <DragHandle name={name} />
      <input
        className={control.control}
        aria-label={nameOf(t('homepage.badge', { at: index + 1 }), language)}
        lang={language}
        value={entry.label[language]}
        placeholder={entry.label[language === 'en' ? 'ko' : 'en']}
        maxLength={limits.longText}
        autoComplete="off"
        onChange={({ target }) => {
          const text = target.value
          change((now) => ({ ...now, label: { ...now.label, [language]: text } }))
        }}
      />
      <IconButton small label={named('admin.move_up')} off={isFirst} onClick={() => moveBy(-1)}>
        <MoveUpIcon />
      </IconButton>
      <IconButton small label={named('admin.move_down')} off={isLast} onClick={() => moveBy(1)}>
        <MoveDownIcon />
      </IconButton>
      <IconButton small label={named('admin.remove')} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

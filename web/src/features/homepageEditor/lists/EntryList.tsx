import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { SortableItem, SortableList } from '../../../ui/sorting/SortableList.tsx'
import { Ghost } from '../../../ui/drawings/Ghost.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Change } from '../content/content.ts'
import { withKey, keyOf } from '../content/keys.ts'
import { changeEntry, moveEntry, removeEntry, restoreEntry } from './edits.ts'
import css from './EntryList.module.css'

export type Row<Entry> = {
  entry: Entry
  index: number
  name: string
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  toggle: () => void
  change: Change<Entry>
  remove: () => void
}

type Props<Entry extends object> = {
  /** Unique among the lists on the screen. */
  id: string
  label: string
  entries: Entry[]
  onChange: Change<Entry[]>
  nameOf: (entry: Entry, index: number) => string
  opened?: Entry | undefined
  /** How an entry is added; without it, `more` has the button. */
  add?: { label: string; entry: () => Entry; most: number }
  more?: ReactNode
  children: (row: Row<Entry>) => ReactNode
}

export function EntryList<Entry extends object>({
  id,
  label,
  entries,
  onChange,
  nameOf,
  opened: initiallyOpen,
  add,
  more,
  children,
}: Props<Entry>) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(initiallyOpen && keyOf(initiallyOpen))

  function remove(entry: Entry, index: number, name: string) {
    flushSync(() => onChange((now) => removeEntry(now, keyOf(entry))))
    // The focused button is gone; focus the button that adds an entry.
    list.current?.querySelector<HTMLElement>(':scope > [data-add] button')?.focus()
    const undo = () => onChange((now) => restoreEntry(now, entry, index))
    toast(t('homepage.removed', { name }), { action: { label: t('admin.undo'), run: undo } })
  }
  function append(make: () => Entry) {
    const entry = withKey(make())
    const key = keyOf(entry)
    flushSync(() => {
      onChange((now) => [...now, entry])
      setOpened(key)
    })
    list.current?.querySelector<HTMLElement>(`[data-sorted="${key}"] :is(input, textarea)`)?.focus()
  }

  return (
    <div ref={list} className="shrinks">
      {add && entries.length === 0 && <Ghost kind="entries" />}
      <SortableList
        id={id}
        ids={entries.map(keyOf)}
        onMove={(key, to) => onChange((now) => moveEntry(now, key, to))}
        className={css.list}
        label={label}
      >
        {entries.map((entry, index) => {
          const key = keyOf(entry)
          const name = nameOf(entry, index)
          return (
            <SortableItem key={key} id={key} index={index} className={css.place}>
              <RowContent
                draw={children}
                row={{
                  entry,
                  index,
                  name,
                  isOpen: opened === key,
                  isFirst: index === 0,
                  isLast: index === entries.length - 1,
                  toggle: () => setOpened(opened === key ? undefined : key),
                  change: (edit) => onChange((now) => changeEntry(now, key, edit)),
                  remove: () => remove(entry, index, name),
                }}
              />
            </SortableItem>
          )
        })}
      </SortableList>
      <div data-add className={css.add}>
        {add && (
          <Button kind="quiet" className={css.plus} disabled={entries.length >= add.most} onClick={() => append(add.entry)}>
            <PlusIcon /> {add.label}
          </Button>
        )}
        {more}
      </div>
    </div>
  )
}

const RowContent = <Entry extends object>({ draw, row }: { draw: (row: Row<Entry>) => ReactNode; row: Row<Entry> }) => draw(row)

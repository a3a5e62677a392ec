import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Draggable, Droppable, type DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { onAltArrow } from '../../../ui/sorting/onAltArrow.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Change } from '../content/content.ts'
import { keyed, keyOf } from '../content/keys.ts'
import { changeEntry, moveEntry, removeEntry, restoreEntry } from './edits.ts'
import css from './SortedList.module.css'
import { useSorter } from './sorting.ts'

/** One entry, and what can be done with it. */
export type Row<Entry> = {
  entry: Entry
  index: number
  name: string
  handle: DraggableProvidedDragHandleProps | null
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  toggle: () => void
  change: Change<Entry>
  moveBy: (step: 1 | -1) => void
  remove: () => void
}

type Props<Entry extends object> = {
  /** Names the list among all that are on the screen. */
  id: string
  label: string
  entries: Entry[]
  onChange: Change<Entry[]>
  nameOf: (entry: Entry, index: number) => string
  /** The entry that is open at first. */
  opened?: Entry | undefined
  /** How one is added; without it the list has its own way in `more`. */
  add?: { label: string; entry: () => Entry; most: number }
  more?: ReactNode
  /** Draws one entry. */
  children: (row: Row<Entry>) => ReactNode
}

/** Entries that can be dragged, moved, opened, added and removed; what was removed can be brought back. */
export function SortedList<Entry extends object>({
  id,
  label,
  entries,
  onChange,
  nameOf,
  opened: first,
  add,
  more,
  children,
}: Props<Entry>) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(first && keyOf(first))
  const move = (key: string, to: number) => onChange((now) => moveEntry(now, key, to))
  const { announce } = useSorter(id, { count: entries.length, move })

  function moveBy(key: string, index: number, step: 1 | -1) {
    const to = index + step
    if (to < 0 || to >= entries.length) return
    const focused = document.activeElement as HTMLElement | null
    flushSync(() => move(key, to))
    if (focused?.isConnected) focused.focus()
    announce(t('work.moved_to', { at: to + 1, count: entries.length }))
  }
  function remove(entry: Entry, index: number, name: string) {
    flushSync(() => onChange((now) => removeEntry(now, keyOf(entry))))
    // What had the focus is gone: the way to add one is the nearest that stays.
    box.current?.querySelector<HTMLElement>(':scope > [data-add] button')?.focus()
    const undo = () => onChange((now) => restoreEntry(now, entry, index))
    toast(t('homepage.removed', { name }), { action: { label: t('work.undo'), run: undo } })
  }
  function append(make: () => Entry) {
    const entry = keyed(make())
    const key = keyOf(entry)
    flushSync(() => {
      onChange((now) => [...now, entry])
      setOpened(key)
    })
    box.current?.querySelector<HTMLElement>(`[data-sorted="${key}"] :is(input, textarea)`)?.focus()
  }

  return (
    <div ref={box} className={css.box}>
      <Droppable droppableId={id} type={id}>
        {(list) => (
          <ol ref={list.innerRef} {...list.droppableProps} data-list={id} className={css.list} aria-label={label}>
            {entries.map((entry, index) => {
              const key = keyOf(entry)
              const name = nameOf(entry, index)
              return (
                <Draggable key={key} draggableId={key} index={index}>
                  {(place, { isDragging }) => (
                    <li
                      ref={place.innerRef}
                      {...place.draggableProps}
                      data-sorted={key}
                      data-dragging={isDragging || undefined}
                      className={css.place}
                      onKeyDown={(event) => onAltArrow(event, (step) => moveBy(key, index, step))}
                    >
                      {children({
                        entry,
                        index,
                        name,
                        handle: place.dragHandleProps,
                        isOpen: opened === key,
                        isFirst: index === 0,
                        isLast: index === entries.length - 1,
                        toggle: () => setOpened(opened === key ? undefined : key),
                        change: (edit) => onChange((now) => changeEntry(now, key, edit)),
                        moveBy: (step) => moveBy(key, index, step),
                        remove: () => remove(entry, index, name),
                      })}
                    </li>
                  )}
                </Draggable>
              )
            })}
            {list.placeholder}
          </ol>
        )}
      </Droppable>
      <div data-add className={css.add}>
        {add && (
          <Button kind="quiet" className={css.plus} disabled={entries.length >= add.most} onClick={() => append(add.entry)}>
            <Icon name="plus" /> {add.label}
          </Button>
        )}
        {more}
      </div>
    </div>
  )
}

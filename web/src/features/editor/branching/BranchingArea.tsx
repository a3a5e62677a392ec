import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { GatewayIcon } from '../../../ui/icons/questionIcons.ts'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { addEntry, removeEntry } from '../store/edits/logic/branching.ts'
import { useSurveySelector, useEditorStore, useViewSelector } from '../store/useEditorStore.ts'
import css from './BranchingArea.module.css'
import { BranchingMode } from './BranchingMode.tsx'
import { EntryCard } from './EntryCard.tsx'
import { useGatewayJump } from './useGatewayJump.ts'

export function BranchingArea() {
  const t = useT()
  const store = useEditorStore()
  const count = useSurveySelector((survey) => survey.branching.length)
  const root = useRef<HTMLElement>(null)
  const [open, setOpen] = useOpenEntry()
  useGatewayJump(root, (place) => place.kind === 'branching' && (place.entry === undefined || place.entry >= count))

  const add = () => {
    flushSync(() => {
      store.edit(addEntry)
      setOpen(count)
    })
    root.current?.querySelector<HTMLElement>(`[data-entry="${count}"] select`)?.focus()
  }
  const remove = (entry: number) => {
    flushSync(() => {
      store.edit(removeEntry(entry))
      setOpen(null)
    })
    root.current?.querySelector<HTMLElement>('[data-adds]')?.focus()
  }
  return (
    <section ref={root} className={css.area} aria-labelledby="branching">
      <header className="stack gap-2">
        <h2 id="branching" className="row gap-2 text-lg">
          <GatewayIcon className={css.icon} /> {t('branching.heading')}
        </h2>
        <p className={css.lead}>{t('branching.lead')}</p>
      </header>
      <BranchingMode />
      {count > 0 && (
        <ol className="rounded bordered">
          {Array.from({ length: count }, (_, entry) => (
            <EntryCard
              key={entry}
              entry={entry}
              isOpen={open === entry}
              onToggle={() => setOpen(open === entry ? null : entry)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ol>
      )}
      <Button kind="secondary" className={css.add} data-adds onClick={add}>
        <PlusIcon /> {t('branching.add_gateway')}
      </Button>
    </section>
  )
}

/** The index of the open entry; a jump to an entry opens it. */
function useOpenEntry() {
  const shown = useViewSelector((view) => view.jump())
  const [seen, setSeen] = useState<typeof shown>(null)
  const [open, setOpen] = useState<number | null>(null)
  if (seen !== shown) {
    setSeen(shown)
    if (shown?.place.kind === 'branching') setOpen(shown.place.entry ?? null)
  }
  return [open, setOpen] as const
}

import { useT } from '../../lib/language/i18n.ts'
import type { DocumentStore } from '../../lib/drafts/documentStore.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import css from './ConflictDialog.module.css'

type Props<Body, Merged extends { merged: Body }> = {
  title: string
  store: Pick<DocumentStore<Body, Merged>, 'merged' | 'applyMerge' | 'takeTheirs' | 'overwrite' | 'postponeConflict'>
  /** Stores the unsaved changes as a draft on this device. */
  onStash: () => void
  /** Lists of the names of changed parts. */
  places: readonly { title: string; names: Iterable<string> }[]
}

/** The ConflictDialog of a document store (lib/drafts). Loading theirs stores my changes as a draft. */
export function DocumentConflict<Body, Merged extends { merged: Body }>({ title, store, onStash, places }: Props<Body, Merged>) {
  const t = useT()
  const load = () => {
    onStash()
    store.takeTheirs()
  }
  const merge = () => {
    const both = store.merged()
    if (both) store.applyMerge(both.merged)
  }
  return (
    <ConflictDialog
      title={title}
      text={t('admin.conflict_text')}
      onLater={store.postponeConflict}
      onLoad={load}
      onKeep={store.overwrite}
      onMerge={merge}
    >
      {places.map(({ title: heading, names }) => {
        const all = [...new Set(names)]
        return (
          all.length > 0 && (
            <section key={heading} className={css.both}>
              <h3>{heading}</h3>
              <ul>
                {all.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </ConflictDialog>
  )
}

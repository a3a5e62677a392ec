import { useT } from '../../lib/language/i18n.ts'
import type { DocumentStore } from '../../lib/drafts/documentStore.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import css from './ConflictDialog.module.css'

type Props<Body, Merged extends { merged: Body }> = {
  title: string
  store: Pick<DocumentStore<Body, Merged>, 'merged' | 'applyMerge' | 'takeTheirs' | 'overwrite' | 'postponeConflict'>
  /** Keeps on this device what is edited. */
  onStash: () => void
  /** Names of what both changed, and how the merge has it. */
  places: readonly { title: string; names: Iterable<string> }[]
}

/** Somebody else saved a document meanwhile: whose changes are to stay. Loading theirs keeps mine on this device. */
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

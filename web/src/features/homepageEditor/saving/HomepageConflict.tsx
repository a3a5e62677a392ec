import { useMemo } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { ConflictDialog } from '../../../ui/overlays/ConflictDialog.tsx'
import { groupOf, placeOf } from '../content/places.ts'
import css from './HomepageConflict.module.css'
import type { HomepageStore } from './homepageStore.ts'

/** Somebody saved meanwhile: whose changes are to stay. Closing it decides nothing; loading theirs keeps mine on this device. */
export function HomepageConflict({ store, onSetAside }: { store: HomepageStore; onSetAside: () => void }) {
  const t = useT()
  const both = useMemo(() => store.merged(), [store])
  const placesOf = (paths: string[] = []) =>
    new Set(
      paths.map((path) => {
        const group = groupOf(path)
        return group ? placeOf(path, group, t) : path
      }),
    )
  const load = () => {
    onSetAside()
    store.takeTheirs()
  }
  return (
    <ConflictDialog
      title={t('homepage.conflict_title')}
      text={t('homepage.conflict_text')}
      onLater={store.decideLater}
      onLoad={load}
      onKeep={store.overwrite}
      onMerge={() => both && store.takeBoth(both.merged)}
    >
      <Places title={t('admin.conflict_both')} places={placesOf(both?.collisions)} />
      <Places title={t('homepage.conflict_stayed')} places={placesOf(both?.stayed)} />
    </ConflictDialog>
  )
}

const Places = ({ title, places }: { title: string; places: ReadonlySet<string> }) =>
  places.size > 0 && (
    <section className={css.both}>
      <h3>{title}</h3>
      <ul>
        {[...places].map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </section>
  )

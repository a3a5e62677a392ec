import { useMemo } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { groupOf, placeOf } from '../content/places.ts'
import css from './ConflictDialog.module.css'
import type { HomepageStore } from './homepageStore.ts'

/** Somebody saved meanwhile: whose changes are to stay. Closing it decides nothing; loading theirs keeps mine on this device. */
export function ConflictDialog({ store, onSetAside }: { store: HomepageStore; onSetAside: () => void }) {
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
    toast(t('homepage.loaded_theirs'), { tone: 'success' })
  }
  const merge = () => {
    if (both) store.takeBoth(both.merged)
    toast(t('homepage.merged'), { tone: 'success' })
  }
  return (
    <Dialog
      wide
      unsaved
      title={t('homepage.conflict_title')}
      onClose={store.decideLater}
      actions={
        <>
          <Button kind="quiet" className={css.later} onClick={store.decideLater}>
            {t('homepage.decide_later')}
          </Button>
          <Button kind="secondary" onClick={load}>
            {t('homepage.load_theirs')}
          </Button>
          <Button kind="secondary" onClick={() => void store.overwrite()}>
            {t('homepage.keep_mine')}
          </Button>
          <Button onClick={merge}>{t('homepage.merge')}</Button>
        </>
      }
    >
      <p>{t('homepage.conflict_text')}</p>
      <Places title={t('homepage.conflict_both')} places={placesOf(both?.collisions)} />
      <Places title={t('homepage.conflict_stayed')} places={placesOf(both?.stayed)} />
    </Dialog>
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

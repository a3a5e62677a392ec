import { useMemo } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { DocumentConflict } from '../../../ui/overlays/DocumentConflict.tsx'
import { groupOf, placeName } from '../content/content.ts'
import type { HomepageStore } from './homepageStore.ts'

/** The conflict dialog of the home page. */
export function HomepageConflict({ store, onStash }: { store: HomepageStore; onStash: () => void }) {
  const t = useT()
  const both = useMemo(() => store.merged(), [store])
  const namesOf = (paths: string[] = []) =>
    paths.map((path) => {
      const group = groupOf(path)
      return group ? placeName(path, group, t) : path
    })
  return (
    <DocumentConflict
      title={t('homepage.conflict_title')}
      store={store}
      onStash={onStash}
      places={[
        { title: t('admin.conflict_both'), names: namesOf(both?.collisions) },
        { title: t('homepage.conflict_stayed'), names: namesOf(both?.kept) },
      ]}
    />
  )
}

import { useMemo } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { ChangedParts } from '../../../ui/overlays/EditingDialogs.tsx'
import { groupOf, placeName } from '../content/content.ts'
import type { HomepageSaver } from './homepageSaver.ts'

/** The parts that both sides changed, after another admin saved in between. */
export function HomepageConflict({ saver }: { saver: HomepageSaver }) {
  const t = useT()
  const both = useMemo(() => saver.merged(), [saver])
  const namesOf = (paths: string[] = []) =>
    paths.map((path) => {
      const group = groupOf(path)
      return group ? placeName(path, group, t) : path
    })
  return (
    <>
      <ChangedParts title={t('admin.conflict_both')} names={namesOf(both?.collisions)} />
      <ChangedParts title={t('homepage.conflict_stayed')} names={namesOf(both?.kept)} />
    </>
  )
}

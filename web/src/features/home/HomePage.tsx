import { useEffect } from 'react'
import { usePublic } from '../../lib/api/content.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { Loading } from '../../ui/states/Loading.tsx'
import { HeroSkeleton } from './hero/HeroSkeleton.tsx'
import { HomeContent } from './HomeContent.tsx'
import css from './HomePage.module.css'

export default function HomePage() {
  const { data, error } = usePublic('getHomepagePublic', {})
  const ready = Boolean(data ?? error)
  useTitle(ready ? '' : undefined)
  useEffect(() => {
    if (error) console.info('The home page could not be loaded.', error)
  }, [error])
  if (!ready)
    return (
      <Loading>
        <HeroSkeleton />
      </Loading>
    )
  return (
    <main id="main" className={css.home}>
      <HomeContent content={data ?? {}} failed={!data} />
    </main>
  )
}

import { useEffect } from 'react'
import { useAnchor } from '../../lib/anchor.ts'
import { usePublic } from '../../lib/content.ts'
import { useTitle } from '../../lib/title.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Hero } from './Hero.tsx'
import css from './HomePage.module.css'
import { SurveyInvitation } from './SurveyInvitation.tsx'

export default function HomePage() {
  const { data, error } = usePublic('getHomepagePublic', {})
  const ready = Boolean(data ?? error)
  useTitle(ready ? '' : undefined)
  useAnchor(ready)
  useEffect(() => {
    if (error) console.info('The home page could not be loaded.', error)
  }, [error])
  if (!ready) return <Loading />
  const content = data ?? {}
  return (
    <main id="main" className={css.home}>
      <Hero content={content} />
      <SurveyInvitation content={content} />
    </main>
  )
}

import { useEffect, useState } from 'react'
import type { HomepagePublic } from '#shared/homepage.ts'
import { withTexts } from '../../lib/language/i18n.ts'
import { isAdmin, useUser } from '../../lib/session/session.ts'
import { EditingContext } from './editing.ts'
import { Hero } from './hero/Hero.tsx'
import css from './HomePage.module.css'

const load = withTexts('home_later', () => import('./Sections.tsx'))
/** Holds what is below the hero once it is there. */
const later: { Sections?: typeof import('./Sections.tsx').default } = {}
const fetchSections = async () => {
  later.Sections = (await load()).default
}

/** `preview`: nobody edits it there, and nothing is sent. `failed`: the content could not be loaded, so that its absence means nothing. */
type Props = { content: HomepagePublic; preview?: boolean; failed?: boolean }

/** The home page from the hero to the contact form. */
export function HomeContent({ content, preview = false, failed = false }: Props) {
  const { user } = useUser()
  const below = useSections()
  return (
    <EditingContext value={!preview && isAdmin(user)}>
      <Hero content={content} />
      <div className={css.below}>{below && later.Sections && <later.Sections content={content} preview={preview} failed={failed} />}</div>
    </EditingContext>
  )
}

/** Whether what is below the hero is there; asked for once the hero is. Not by `lazy`: React would hold it back for 300 ms. Throws where it
 * cannot be had. */
function useSections(): boolean {
  const [there, setThere] = useState(() => Boolean(later.Sections))
  useEffect(() => {
    if (there) return
    fetchSections().then(
      () => setThere(true),
      (error: unknown) =>
        setThere(() => {
          throw error
        }),
    )
  }, [there])
  return there
}

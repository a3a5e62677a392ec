import { useEffect, useState } from 'react'
import type { HomepagePublic } from '#shared/homepage.ts'
import { withTexts } from '../../lib/i18n.ts'
import { isAdmin, useUser } from '../../lib/session.ts'
import { EditingContext } from './editing.ts'
import { Hero } from './Hero.tsx'
import css from './HomePage.module.css'

type Sections = typeof import('./Sections.tsx').default

const loadSections = withTexts('home_later', () => import('./Sections.tsx'))
let known: Sections | undefined
const learn = async () => (known = (await loadSections()).default)
// While the content is on the way: with luck all of the page shows at once.
void learn().catch(() => undefined)

/** The home page from the hero to the contact form. `preview`: nobody edits it there, and nothing is sent. */
export function HomeContent({ content, preview = false }: { content: HomepagePublic; preview?: boolean }) {
  const { user } = useUser()
  const Below = useSections()
  return (
    <EditingContext value={!preview && isAdmin(user)}>
      <Hero content={content} />
      <div className={css.below}>{Below && <Below content={content} preview={preview} />}</div>
    </EditingContext>
  )
}

/** What is below the hero, once it is there. Not by `lazy`: React would hold it back for 300 ms. Throws where it cannot be had. */
function useSections(): Sections | undefined {
  const [sections, setSections] = useState<Sections | undefined>(() => known)
  useEffect(() => {
    if (sections) return
    learn().then(
      (found) => setSections(() => found),
      (error: unknown) =>
        setSections(() => {
          throw error
        }),
    )
  }, [sections])
  return sections
}

import type { HomepagePublic } from '#shared/site/homepage.ts'
import { isAdmin, useUser } from '../../lib/session/session.ts'
import { EditingContext } from './content/editing.ts'
import { Hero } from './hero/Hero.tsx'
import css from './HomePage.module.css'
import { Sections } from './Sections.tsx'

/** `preview`: without tools for admins, and the form sends nothing. `failed`: the content could not be loaded, so `content` is empty. */
type Props = { content: HomepagePublic; preview?: boolean; failed?: boolean }

/** The home page from the hero to the contact form. */
export function HomeContent({ content, preview = false, failed = false }: Props) {
  const { user } = useUser()
  return (
    <EditingContext value={!preview && isAdmin(user)}>
      <Hero content={content} />
      <div className={css.below}>
        <Sections content={content} preview={preview} failed={failed} />
      </div>
    </EditingContext>
  )
}

import { useEffect } from 'react'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { useAnchor } from '../../lib/navigation/useAnchor.ts'
import { detectHomeSections } from '../../lib/site/homeSections.ts'
import { useHydrating } from '../../lib/hydration/useHydrating.ts'
import { loadedLate } from '../../lib/loading/loadable.tsx'
import { useT } from '../../lib/language/i18n.ts'
import { Contact } from './contact/Contact.tsx'
import { Faq } from './sections/Faq.tsx'
import { ItemSection } from './sections/ItemSection.tsx'
import { SurveyInvitation } from './sections/SurveyInvitation.tsx'

const SectionMarker = loadedLate(() => import('./motion/SectionMarker.tsx'))

/** The sections of items in their order; a section's anchor is its name without the underscore. */
const itemSections = [
  { name: 'mission', layout: 'mission' },
  { name: 'capabilities', layout: 'cells' },
  { name: 'principles', layout: 'rows' },
  { name: 'ecosystem', layout: 'chain' },
  { name: 'use_cases', layout: 'features' },
] as const

export function Sections({ content, preview, failed }: { content: HomepagePublic; preview: boolean; failed: boolean }) {
  const t = useT()
  useAnchor(!preview)
  useEffect(() => {
    if (!preview && !failed) detectHomeSections()
  }, [content, preview, failed]) // `content`, since its sections may be others
  const isLive = !useHydrating() && !preview
  return (
    <>
      {itemSections.map(({ name, layout }) => (
        <ItemSection
          key={name}
          id={name.replace('_', '')}
          layout={layout}
          title={t(`sections.${name}`)}
          items={content[name]}
          footnote={content[`${name}_footnote`]}
        />
      ))}
      <SurveyInvitation content={content} isLive={isLive} />
      <Faq content={content} />
      <Contact content={content} preview={preview} />
      {isLive && <SectionMarker content={content} />}
    </>
  )
}

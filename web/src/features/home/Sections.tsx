import { useEffect } from 'react'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { useAnchor } from '../../lib/navigation/useAnchor.ts'
import { detectHomeSections } from '../../lib/site/homeSections.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Contact } from './contact/Contact.tsx'
import { Faq } from './sections/Faq.tsx'
import { ItemSection } from './sections/ItemSection.tsx'
import { SurveyInvitation } from './sections/SurveyInvitation.tsx'

/** Every section below the hero; scrolls to the one that the address names. */
export function Sections({ content, preview, failed }: { content: HomepagePublic; preview: boolean; failed: boolean }) {
  const t = useT()
  useAnchor(!preview)
  useEffect(() => {
    if (!preview && !failed) detectHomeSections()
  }, [content, preview, failed]) // `content`, since its sections may be others
  return (
    <>
      <ItemSection
        id="mission"
        layout="mission"
        title={t('sections.mission')}
        items={content.mission}
        footnote={content.mission_footnote}
      />
      <ItemSection
        id="capabilities"
        layout="cells"
        title={t('sections.capabilities')}
        items={content.capabilities}
        footnote={content.capabilities_footnote}
      />
      <ItemSection
        id="principles"
        layout="rows"
        title={t('sections.principles')}
        items={content.principles}
        footnote={content.principles_footnote}
      />
      <ItemSection
        id="ecosystem"
        layout="chain"
        title={t('sections.ecosystem')}
        items={content.ecosystem}
        footnote={content.ecosystem_footnote}
      />
      <ItemSection
        id="usecases"
        layout="features"
        title={t('sections.use_cases')}
        items={content.use_cases}
        footnote={content.use_cases_footnote}
      />
      <SurveyInvitation content={content} />
      <Faq content={content} />
      <Contact content={content} preview={preview} />
    </>
  )
}

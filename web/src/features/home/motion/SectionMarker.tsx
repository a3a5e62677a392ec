import { useEffect } from 'react'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { markSection } from './markSection.ts'

/** Runs markSection while the page shows. `content`: whose sections it marks. */
export default function SectionMarker({ content }: { content: HomepagePublic }) {
  useEffect(() => markSection(), [content])
  return null
}

import { useEffect } from 'react'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import { followVisitor } from './followVisitor.ts'

/** Runs followVisitor while the page shows. `content`: whose sections it follows. */
export default function VisitorFollower({ content }: { content: HomepagePublic }) {
  useEffect(() => followVisitor(), [content])
  return null
}

import { Fragment, useEffect, useMemo } from 'react'
import { outlineOf } from '#shared/survey/outline.ts'
import { structureLines } from '#shared/survey/structureLines.ts'
import drawing from '../../../ui/drawings/StructureCover.module.css'
import { answeredSections } from '../answers/answeredSections.ts'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'
import { lightSections, type AnsweredSections } from '../layout/litSections.ts'
import css from './RayLine.module.css'

/**
 * Over the line of progress: a ray for each section that shows, in its color of the survey's drawing, as long as the section is answered. Lights that
 * drawing too. A survey in steps has a line of its own.
 */
export function RayLine() {
  const store = useAnswerStore()
  const { survey } = store
  const entries = useStoreValue(store, 'any', () => JSON.stringify([...answeredSections(store)]))
  const answered: AnsweredSections = useMemo(() => new Map(JSON.parse(entries) as [string, number][]), [entries])
  const colors = useMemo(() => {
    const { sections } = structureLines(outlineOf(survey), survey.id, { width: 1, height: 1 })
    return new Map(survey.sections.map(({ id }, at) => [id, sections[at % sections.length]!.color]))
  }, [survey])
  useEffect(() => lightSections(survey.id, answered), [survey, answered])
  if (survey.paging === 'sections') return null
  const width = 100 / answered.size
  return (
    <svg className={`${drawing.day} ${css.rays}`} width="100%" height="4" aria-hidden="true">
      <rect width="100%" height="4" fill="var(--line)" />
      {[...answered].map(([id, share], at) => (
        <Fragment key={id}>
          <rect x={`${at * width}%`} width={`${share * width}%`} height="4" fill={`var(--ray-${colors.get(id)})`} />
          {at > 0 && <rect x={`${at * width}%`} width="3" height="4" fill="var(--bg)" />}
        </Fragment>
      ))}
    </svg>
  )
}

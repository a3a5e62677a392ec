import { Fragment, useEffect, useMemo, useState } from 'react'
import { outlineOf } from '#shared/survey/outline.ts'
import { structureLines } from '#shared/survey/structureLines.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'
import drawing from '../../../ui/drawings/StructureCover.module.css'
import { answeredSections } from '../answers/answeredSections.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { isSameList } from '../answers/isSameList.ts'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { lightSections, type AnsweredSections } from '../layout/litSections.ts'
import css from './RayLine.module.css'

/** Milliseconds after an input within which the rays follow, even on a busy page. */
const latest = 200

/** The answered shares, updated once the page is idle after an input: counting many questions would delay each key. */
function useAnswered(store: AnswerStore): AnsweredSections {
  const [answered, setAnswered] = useState(() => answeredSections(store))
  useEffect(() => {
    const count = () => {
      const now = answeredSections(store)
      setAnswered((before) => (isSame(before, now) ? before : now))
    }
    let cancel = onIdle(count, { latest })
    const unsubscribe = store.subscribe(['any'], () => {
      cancel()
      cancel = onIdle(count, { latest })
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [store])
  return answered
}

const isSame = (a: AnsweredSections, b: AnsweredSections) => isSameList([...a].flat(), [...b].flat())

/**
 * Over the progress line: a ray for each shown section, in the section's color of the survey's drawing, whose length is the answered share. Lights
 * that drawing too. A survey in steps has its own line.
 */
export function RayLine() {
  const store = useAnswerStore()
  const { survey } = store
  const answered = useAnswered(store)
  const colors = useMemo(() => {
    const { sections } = structureLines(outlineOf(survey), survey.id, { width: 1, height: 1 })
    return new Map(survey.sections.map(({ id }, at) => [id, sections[at % sections.length]!.color]))
  }, [survey])
  useEffect(() => lightSections(survey.id, answered), [survey, answered])
  if (survey.paging === 'sections') return null
  const width = 100 / answered.size
  const gap = answered.size > 30 ? 1 : 3
  return (
    <svg className={`${drawing.day} ${css.rays}`} width="100%" height="4" aria-hidden="true">
      <rect width="100%" height="4" fill="var(--line)" />
      {[...answered].map(([id, share], at) => (
        <Fragment key={id}>
          <rect x={`${at * width}%`} width={`${share * width}%`} height="4" fill={`var(--ray-${colors.get(id)})`} />
          {at > 0 && <rect x={`${at * width}%`} width={gap} height="4" fill="var(--bg)" />}
        </Fragment>
      ))}
    </svg>
  )
}

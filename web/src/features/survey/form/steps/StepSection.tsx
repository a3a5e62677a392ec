import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Question, Section } from '#shared/survey/survey.ts'
import { onIdle } from '../../../../lib/loading/onIdle.ts'
import { QuestionBlock } from '../../kinds/QuestionBlock.tsx'
import { SectionBlock } from '../SectionBlock.tsx'

/** Questions of a section that are mounted at once, and in published HTML: more than most have. */
const most = 30
/** Questions to mount each time the page is idle, so that no input waits long. */
const batchSize = 10
/** Milliseconds after which they are mounted even if the page is busy. */
const latest = 100

/** A section; a very long one mounts bit by bit. */
export function StepSection({ section, label }: { section: Section; label: ReactNode }) {
  const [count, setCount] = useState(most)
  const isWhole = count >= section.questions.length
  useEffect(() => (isWhole ? undefined : onIdle(() => setCount(count + batchSize), { latest })), [isWhole, count])
  const list = useCallback(
    (shown: readonly Question[]) => shown.slice(0, count).map((question) => <QuestionBlock key={question.id} question={question} />),
    [count],
  )
  return <SectionBlock {...{ section, label, list }} />
}

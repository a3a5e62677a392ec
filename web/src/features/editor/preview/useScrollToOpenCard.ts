import { useEffect } from 'react'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useViewSelector } from '../store/useEditorStore.ts'

/**
 * Scrolls the preview's document `page` to the open card's question or note, after the card is painted, since it measures the page.
 * `survey`: the previewed one, which has a question that was just added only later.
 */
export function useScrollToOpenCard(page: Document | null, survey: SurveyBody): void {
  const open = useViewSelector((view) => view.open())
  const isPreviewed = open !== null && surveyIndex(survey).questions.has(open)
  useEffect(() => {
    if (!page || open === null || !isPreviewed) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const painted = requestAnimationFrame(() => {
      timer = setTimeout(() => scrollToQuestion(page, open))
    })
    return () => {
      cancelAnimationFrame(painted)
      clearTimeout(timer)
    }
  }, [page, open, isPreviewed])
}

function scrollToQuestion(page: Document, questionId: string): void {
  const frame = page.defaultView
  const id = CSS.escape(questionId)
  const target = page.querySelector(`[data-question="${id}"], [data-hidden="${id}"]`)
  if (!frame || !target) return
  const { top, bottom } = target.getBoundingClientRect()
  // Not scrollIntoView, which would scroll the editor too.
  if (top < 0 || bottom > frame.innerHeight - roomForBar) frame.scrollTo({ top: frame.scrollY + top - frame.innerHeight / 4 })
}

/** Height of the sticky Submit bar, in CSS pixels. */
const roomForBar = 80

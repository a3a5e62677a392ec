import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import type { ListedResponse } from '#shared/responses/response.ts'
import { includesText } from '#shared/search.ts'
import { usePages } from '../../../lib/api/queries.ts'
import { loadResponses } from '../data/responsePages.ts'
import { writtenText, type WrittenQuestion } from '../kinds/text/writtenText.ts'
import { searchDelay } from '../../../ui/forms/searchDelay.ts'

type FoundAnswer = { responseId: string; at: string; updatedAt: string; lang: string | undefined; value: AnswerValue; text: string }

/** Answers shown first, and maximum pages of responses searched at a time. */
const initialCount = 4
const maxPages = 5
const initial = { count: initialCount, pages: maxPages }

/** The written answers to a question, or texts of a choice, among responses that contain `q`. */
function answersIn(rows: readonly ListedResponse[], { question, choice }: Pick<Wanted, 'question' | 'choice'>, q: string): FoundAnswer[] {
  return rows.flatMap(({ id, created_at, updated_at, language, answers }) => {
    const text = writtenText(question, answers, choice)
    if (text === null || !includesText(text, q)) return []
    const { value } = answers.find(({ question_id }) => question_id === question.id)!
    return [{ responseId: id, at: created_at, updatedAt: updated_at, lang: language ?? undefined, value, text }]
  })
}

type Wanted = {
  surveyId: string
  where: string | undefined
  question: WrittenQuestion
  choice?: string | undefined
  search: string
  isWanted: boolean
}

/** One question's answers, newest first, once `isWanted`, from pages that all questions share. `q`: their search. */
export function useAnswersToQuestion({ surveyId, where, question, choice, search, isWanted }: Wanted) {
  const [q, setQ] = useState(search.trim())
  const [wanted, setWanted] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(search.trim())
      setWanted(initial)
    }, searchDelay)
    return () => clearTimeout(timer)
  }, [search])

  const pages = usePages(
    ['listResponses', surveyId, where, q, 'answers'],
    (cursor, signal) => loadResponses(surveyId, { where, q, cursor, limit: 100 }, signal),
    { enabled: isWanted, staleTime: Infinity },
  )
  const { rows, isCurrent, pageCount, hasMore, loading, error } = pages
  const [shownQ, setShownQ] = useState(q)
  if (isCurrent && shownQ !== q) setShownQ(q)
  const answers = answersIn(rows ?? [], { question, choice }, isCurrent ? q : shownQ)
  const isShort = answers.length < wanted.count

  const loadMore = useEffectEvent(pages.more)
  const isNext = isWanted && isCurrent && isShort && hasMore && pageCount < wanted.pages && !loading && error === undefined
  useEffect(() => {
    if (isNext) loadMore()
  }, [isNext])

  const shown = answers.slice(0, wanted.count)
  return {
    q: isCurrent ? q : shownQ,
    answers,
    shown,
    isLoaded: rows !== undefined,
    isComplete: rows !== undefined && !hasMore,
    loading: loading && isShort,
    error: isShort ? error : undefined,
    hasMore: answers.length > shown.length || hasMore,
    more: () => setWanted(({ count }) => ({ count: count < 20 ? 20 : count + 20, pages: pageCount + maxPages })),
    retry: pages.retry,
  }
}

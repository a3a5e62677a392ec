import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { includesText } from '#shared/search.ts'
import { answerToText } from '#shared/answers/answerToText.ts'
import type { PageCache, ResponsePage } from '../data/responsePages.ts'
import { searchDelay } from '../../../ui/forms/searchDelay.ts'

type FoundAnswer = { responseId: string; at: string; lang: string | undefined; value: AnswerValue; text: string }

/** Answers shown first, and maximum pages of responses searched at a time. */
const initialCount = 4
const maxPages = 5

/** The answers to a question in a page of responses that contain `q`. */
function answersIn({ rows }: ResponsePage, question: Pick<Question, 'id' | 'type'>, q: string): FoundAnswer[] {
  return rows.flatMap(({ id, created_at, language, answers }) => {
    const value = answers.find(({ question_id }) => question_id === question.id)?.value
    if (value === undefined || !isAnswered(question, value)) return []
    const text = answerToText(question, value)
    return includesText(text, q) ? [{ responseId: id, at: created_at, lang: language ?? undefined, value, text }] : []
  })
}

type Found = { for: string; answers: FoundAnswer[]; next: string | null | undefined; error?: unknown; loading: boolean }

type Wanted = { isWanted: boolean; onLoad: (loading: Promise<unknown>) => void }

/**
 * Loads the answers to one question, newest first, some at a time, once `isWanted`. `onLoad` gets what settles with each load. `next`: undefined before the first page, null after the
 * last one.
 */
export function useAnswers(pages: PageCache, question: Pick<Question, 'id' | 'type'>, search: string, { isWanted, onLoad }: Wanted) {
  const [q, setQ] = useState(search.trim())
  const [wanted, setWanted] = useState({ count: initialCount, attempt: 0 })
  const [found, setFound] = useState<Found>({ for: '', answers: [], next: undefined, loading: false })
  const progress = useRef<{ pages: PageCache; q: string; answers: FoundAnswer[]; next: string | null | undefined }>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(search.trim())
      setWanted({ count: initialCount, attempt: 0 })
    }, searchDelay)
    return () => clearTimeout(timer)
  }, [search])

  const answersOn = useEffectEvent((page: ResponsePage, sought: string) => answersIn(page, question, sought))
  const started = useEffectEvent(onLoad)
  useEffect(() => {
    if (!isWanted) return undefined
    let cancelled = false
    if (progress.current?.pages !== pages || progress.current.q !== q) progress.current = { pages, q, answers: [], next: undefined }
    const state = progress.current
    const publish = (more: Partial<Found> = {}) =>
      cancelled || setFound({ for: q, answers: state.answers, next: state.next, loading: false, ...more })
    const read = async () => {
      publish({ loading: true })
      for (let page = 0; page < maxPages && state.answers.length < wanted.count && state.next !== null; page++) {
        const { rows, next } = await pages(q, state.next ?? null)
        if (cancelled) return
        state.answers = [...state.answers, ...answersOn({ rows, next }, q)]
        state.next = next
      }
      publish()
    }
    started(read().catch((error: unknown) => publish({ error })))
    return () => {
      cancelled = true
    }
  }, [pages, question.id, q, isWanted, wanted])

  const shown = found.answers.slice(0, wanted.count)
  return {
    ...found,
    shown,
    isSearched: found.for !== '',
    hasMore: found.answers.length > shown.length || (found.next !== null && found.next !== undefined),
    more: () => setWanted(({ count, attempt }) => ({ count: count < 20 ? 20 : count + 20, attempt: attempt + 1 })),
    retry: () => setWanted(({ count, attempt }) => ({ count, attempt: attempt + 1 })),
  }
}

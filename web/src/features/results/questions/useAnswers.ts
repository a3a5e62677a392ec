import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { includesText } from '../../../lib/text/plainText.ts'
import { writtenText } from '../../../lib/text/writtenText.ts'
import type { Pages, ResponsePage } from '../data/responsePages.ts'

type Given = { responseId: string; at: string; lang: string | undefined; value: AnswerValue; text: string }

/** Answers that come at a time, and pages of responses that are looked through for them in one go. */
const step = 4
const mostPages = 5
/** Milliseconds without a key before a search begins. */
const pause = 300

/** The answers that a page of responses has to a question, where they hold `q`. */
function answersIn({ rows }: ResponsePage, question: Pick<Question, 'id' | 'type'>, q: string): Given[] {
  return rows.flatMap(({ id, created_at, language, answers }) => {
    const value = answers.find(({ question_id }) => question_id === question.id)?.value
    if (value === undefined || !isAnswered(question, value)) return []
    const text = writtenText(question, value)
    return includesText(text, q) ? [{ responseId: id, at: created_at, lang: language ?? undefined, value, text }] : []
  })
}

type Found = { for: string; answers: Given[]; next: string | null | undefined; error?: unknown; loading: boolean }

/**
 * The answers to one question, the newest first, some at a time. `isOpen`: whether they are wanted yet. `next`: undefined before the first
 * page, null after the last one.
 */
export function useAnswers(pages: Pages, question: Pick<Question, 'id' | 'type'>, search: string, isOpen: boolean) {
  const [q, setQ] = useState(search.trim())
  const [wanted, setWanted] = useState({ count: step, turn: 0 })
  const [found, setFound] = useState<Found>({ for: '', answers: [], next: undefined, loading: false })
  const held = useRef<{ pages: Pages; q: string; answers: Given[]; next: string | null | undefined }>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(search.trim())
      setWanted({ count: step, turn: 0 })
    }, pause)
    return () => clearTimeout(timer)
  }, [search])

  const answersOn = useEffectEvent((page: ResponsePage, sought: string) => answersIn(page, question, sought))
  useEffect(() => {
    if (!isOpen) return undefined
    let left = false
    if (held.current?.pages !== pages || held.current.q !== q) held.current = { pages, q, answers: [], next: undefined }
    const state = held.current
    const tell = (more: Partial<Found> = {}) =>
      left || setFound({ for: q, answers: state.answers, next: state.next, loading: false, ...more })
    const read = async () => {
      tell({ loading: true })
      for (let page = 0; page < mostPages && state.answers.length < wanted.count && state.next !== null; page++) {
        const { rows, next } = await pages(q, state.next ?? null)
        if (left) return
        state.answers = [...state.answers, ...answersOn({ rows, next }, q)]
        state.next = next
      }
      tell()
    }
    read().catch((error: unknown) => tell({ error }))
    return () => {
      left = true
    }
  }, [pages, question.id, q, isOpen, wanted])

  const shown = found.answers.slice(0, wanted.count)
  return {
    ...found,
    shown,
    isSearched: found.for !== '',
    hasMore: found.answers.length > shown.length || (found.next !== null && found.next !== undefined),
    more: () => setWanted(({ count, turn }) => ({ count: count < 20 ? 20 : count + 20, turn: turn + 1 })),
    retry: () => setWanted(({ count, turn }) => ({ count, turn: turn + 1 })),
  }
}

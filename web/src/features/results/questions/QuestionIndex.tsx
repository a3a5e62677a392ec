import { useEffect, useRef, useState } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useRovingTabIndex } from '../../../lib/navigation/useRovingTabIndex.ts'
import beside from '../../../ui/workspace/besidePage.module.css'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { titleOf } from './choiceChart.ts'
import { goToQuestion } from './goToQuestion.ts'
import css from './QuestionIndex.module.css'
import { partId } from './QuestionResult.tsx'

/** Links to the questions with the number of people asked, one of them in the Tab order; the current one is marked and kept in view. */
export function QuestionIndex({ questions }: { questions: NumberedQuestion[] }) {
  const t = useT()
  const area = useRef<HTMLElement>(null)
  const onKeyDown = useRovingTabIndex(area)
  const current = useCurrentQuestion(questions.map(({ id }) => id))
  useEffect(() => {
    if (area.current) scrollToCurrent(area.current)
  }, [current])
  return (
    <nav ref={area} className={`${beside.column} ${css.index}`} aria-label={t('admin.questions')} onKeyDown={onKeyDown}>
      <h2>{t('admin.questions')}</h2>
      <ol>
        {questions.map((asked) => {
          const { text, lang } = titleOf(asked)
          return (
            <li key={asked.id}>
              <a
                href={`#${partId(asked.id)}`}
                title={text}
                data-stop
                tabIndex={-1}
                aria-current={current === asked.id ? 'true' : undefined}
                onClick={(event) => goToQuestion(event, asked.id)}
              >
                <span className={css.number}>{asked.number}</span>
                <span className={css.title} lang={lang} dir="auto">
                  {text}
                </span>
                <span className="rigid pushed">{number(asked.counts.shown)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Scrolls the index until the current question is in it. Not by scrollIntoView, which would scroll the page too. */
function scrollToCurrent(area: HTMLElement): void {
  const link = area.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const { top, bottom } = area.getBoundingClientRect()
  if (link.top < top) area.scrollTop -= top - link.top + link.height
  else if (link.bottom > bottom) area.scrollTop += link.bottom - bottom + link.height
}

/** The question at the top of the window, below the sticky bars; at the page's end, where none comes up, the one with the focus. */
function useCurrentQuestion(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const update = () => {
      const parts = key.split(' ').flatMap((id) => {
        const element = document.getElementById(partId(id))
        return element ? [{ id, element }] : []
      })
      const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      const focused = isAtEnd ? parts.find(({ element }) => element === document.activeElement) : undefined
      setCurrent((focused ?? parts.findLast(({ element }) => element.getBoundingClientRect().top <= top))?.id)
    }
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        update()
      })
    }
    update()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [key])
  return current
}

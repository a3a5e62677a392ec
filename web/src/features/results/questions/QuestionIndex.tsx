import { useEffect, useRef } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useRovingTabIndex } from '../../../lib/navigation/useRovingTabIndex.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { titleOf } from './choiceChart.ts'
import { goToQuestion } from './goToQuestion.ts'
import css from './QuestionIndex.module.css'
import { partId } from './QuestionResult.tsx'
import { useCurrentQuestion } from './useCurrentQuestion.ts'

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
    <nav ref={area} className={css.index} aria-label={t('admin.questions')} onKeyDown={onKeyDown}>
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
                <span className={css.count}>{number(asked.counts.shown)}</span>
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

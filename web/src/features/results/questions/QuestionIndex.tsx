import { useEffect, useState, type MouseEvent } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { titleOf } from './choiceChart.ts'
import css from './QuestionIndex.module.css'
import { partId } from './QuestionResult.tsx'

function go(event: MouseEvent, id: string) {
  const part = document.getElementById(partId(id))
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}

/** Links to the questions with the number of people asked; the one in view is marked. */
export function QuestionIndex({ questions }: { questions: NumberedQuestion[] }) {
  const t = useT()
  const inSight = useInSight(questions.map(({ id }) => id))
  return (
    <nav className={css.index} aria-label={t('work.questions')}>
      <h2>{t('work.questions')}</h2>
      <ol>
        {questions.map((asked) => {
          const { text, lang } = titleOf(asked)
          return (
            <li key={asked.id}>
              <a
                href={`#${partId(asked.id)}`}
                aria-current={inSight === asked.id ? 'true' : undefined}
                onClick={(event) => go(event, asked.id)}
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

/** The id of the first question in the upper half of the window. */
function useInSight(ids: string[]): string | undefined {
  const [inSight, setInSight] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = key.split(' ').find((id) => seen.has(partId(id)))
        if (first !== undefined) setInSight(first)
      },
      { rootMargin: '-120px 0px -50%' },
    )
    for (const id of key.split(' ')) {
      const part = document.getElementById(partId(id))
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [key])
  return inSight
}

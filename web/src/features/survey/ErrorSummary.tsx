import { useEffect, useRef, type MouseEvent } from 'react'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/i18n.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './ErrorSummary.module.css'
import { problemText, type Problem } from './problems.ts'
import { Words } from './Words.tsx'

/** What has to be looked at before the form can be sent, as it was found at one try. Takes the focus. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const t = useT()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView?.({ block: 'start' })
  }, [])

  return (
    <div ref={summary} className={css.summary} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" /> {t('survey.problems', { count: problems.length })}
      </h2>
      <ol>
        {problems.map((problem) => (
          <li key={problem.control}>
            <a href={`#${problem.control}`} onClick={(event) => go(event, problem.control)}>
              <span>
                {problem.question && <Words of={pair(problem.question, 'title')} />}
                {problem.field && t(`survey.${problem.field}`)}
              </span>{' '}
              <small>{t(problemText(problem))}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Focuses a control with its question's words in view. */
function go(event: MouseEvent, control: string) {
  const target = document.getElementById(control)
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  ;(target.closest('[data-question]') ?? target).scrollIntoView?.({ block: 'start' })
}

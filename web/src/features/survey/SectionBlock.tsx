import { memo } from 'react'
import type { Section } from '#shared/survey.ts'
import { pair, text } from '#shared/text.ts'
import { useT } from '../../lib/i18n.ts'
import { lang } from '../../lib/language.ts'
import { QuestionBlock } from './QuestionBlock.tsx'
import css from './SectionBlock.module.css'
import { useAnswerStore, useFollowed } from './useAnswers.ts'
import { RichWords, Words } from './Words.tsx'

/** A section with the questions of it that show; nothing while it is hidden. Renders when its own list of questions changes. */
export const SectionBlock = memo(function SectionBlock({ section }: { section: Section }) {
  const t = useT()
  const store = useAnswerStore()
  const questions = useFollowed(store, `section:${section.id}`, () => store.section(section.id))
  const reason = useFollowed(store, `section:${section.id}`, () => store.reason(section.id))
  if (!questions) return null
  const title = pair(section, 'title')
  const heading = `section-${section.id}`
  return (
    <section className={`${css.section} ${reason ? css.fresh : ''}`} {...(text(title, lang()) && { 'aria-labelledby': heading })}>
      {reason && (
        <p className={css.reason}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5.5 3.5v5a3 3 0 0 0 3 3h6M11.5 8.5l3 3-3 3" />
          </svg>
          <span>{t('survey.added_because', { choice: text(pair(reason, 'label'), lang()) })}</span>
        </p>
      )}
      {text(title, lang()) && (
        <h2 id={heading}>
          <Words of={title} />
        </h2>
      )}
      <RichWords of={pair(section, 'description')} className={css.description} />
      {questions.map((question) => (
        <QuestionBlock key={question.id} question={question} />
      ))}
    </section>
  )
})

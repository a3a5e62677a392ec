import { memo, type ReactNode } from 'react'
import type { Question, Section } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { AddedReason } from '../sending/loadAfterFormChunk.ts'
import { QuestionBlock } from '../kinds/QuestionBlock.tsx'
import sections from '../layout/Section.module.css'
import css from './SectionBlock.module.css'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'
import { BilingualHtml } from '../layout/BilingualHtml.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'

type Props = {
  section: Section
  /** Renders the questions; by default one QuestionBlock each. */
  list?: ((shown: readonly Question[]) => ReactNode) | undefined
  /** Precedes the title in the heading. */
  label?: ReactNode
}

/** A section with its mounted questions; nothing while it is hidden. Renders only when its own list of questions changes. */
export const SectionBlock = memo(function SectionBlock({ section, list = questionBlocks, label }: Props) {
  const language = useLanguage()
  const store = useAnswerStore()
  const showing = useStoreValue(store, `section:${section.id}`, () => store.section(section.id))
  const reason = useStoreValue(store, `section:${section.id}`, () => store.reason(section.id))
  const questions = showing ?? store.keptHidden(section.id)
  if (!questions) return null
  const title = pair(section, 'title')
  const titled = label || pickText(title, language).text
  const heading = `section-${section.id}`
  return (
    <section hidden={!showing} className={`${sections.section} ${reason ? css.fresh : ''}`} {...(titled && { 'aria-labelledby': heading })}>
      {reason && <AddedReason choice={reason} />}
      {titled && (
        <h2 id={heading}>
          {label}
          <BilingualText of={title} />
        </h2>
      )}
      <BilingualHtml of={pair(section, 'description')} className="above-2 muted pretty" />
      {list(questions)}
    </section>
  )
})

const questionBlocks = (shown: readonly Question[]) => shown.map((question) => <QuestionBlock key={question.id} question={question} />)

import { memo, type ReactNode } from 'react'
import type { Question, Section } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { AddedReason } from '../sending/loadAfterFormChunk.ts'
import { QuestionBlock } from '../kinds/QuestionBlock.tsx'
import { quotes } from '../kinds/quotes/lazyQuotes.ts'
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

/** A section with its mounted questions; nothing while it is hidden. Its texts have the answers that they quote. */
export function SectionBlock({ list = questionBlocks, ...rest }: Props) {
  const Quoted = quotes.chunk?.QuotedSection
  return Quoted ? <Quoted {...rest} list={list} Block={Block} /> : <Block {...rest} list={list} />
}

/** Renders only when its own list of questions changes. */
const Block = memo(function Block({ section, list, label }: Props & { list: NonNullable<Props['list']> }) {
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

import type { ReactNode } from 'react'
import type { Bilingual } from '#shared/text.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { Edit } from '../content/Edit.tsx'
import { isFilled } from '../content/filled.ts'
import css from './Section.module.css'

type Props = {
  /** The anchor that the navbar links to. */
  id: string
  title: string
  /** A stored title, which replaces `title`. */
  named?: Bilingual | undefined
  footnote?: Bilingual | undefined
  /** Classes for the layout of head, body and footnote. */
  className?: string | undefined
  /** Content under the title, in its column. */
  lead?: ReactNode
  children: ReactNode
}

export function Section({ id, title, named, footnote, className = '', lead, children }: Props) {
  return (
    <section id={id} className={`${css.section} ${className}`} aria-labelledby={`${id}-title`}>
      <div className={`page ${css.body}`}>
        <div className={css.head}>
          <h2 id={`${id}-title`}>
            <BilingualText of={named} fallback={title} />
          </h2>
          <Edit of={title} part={id} />
          {lead}
        </div>
        {children}
        <Footnote of={footnote} />
      </div>
    </section>
  )
}

const Footnote = ({ of }: { of: Bilingual | undefined }) =>
  isFilled(of) && (
    <p className={css.footnote}>
      <BilingualText of={of} />
    </p>
  )

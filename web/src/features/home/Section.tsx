import type { ReactNode } from 'react'
import type { Bilingual } from '#shared/text.ts'
import { BilingualText } from '../../ui/BilingualText.tsx'
import { Edit } from './Edit.tsx'
import { isFilled } from './filled.ts'
import css from './Section.module.css'

type Props = {
  /** The anchor that the navbar and other pages link to. */
  id: string
  title: string
  /** A stored title, which goes before ours. */
  named?: Bilingual | undefined
  footnote?: Bilingual | undefined
  /** Classes of Section.module.css: where head, body and footnote stand. */
  look?: string | undefined
  /** Under the title, in its column. */
  lead?: ReactNode
  children: ReactNode
}

/** A part of the home page: its title, what it shows, its footnote. */
export function Section({ id, title, named, footnote, look = '', lead, children }: Props) {
  return (
    <section id={id} className={`${css.section} ${look}`} aria-labelledby={`${id}-title`}>
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

/** The small print of a part; nothing where there is none. */
const Footnote = ({ of }: { of: Bilingual | undefined }) =>
  isFilled(of) && (
    <p className={css.footnote}>
      <BilingualText of={of} />
    </p>
  )

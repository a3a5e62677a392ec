import type { FocusEvent, ReactNode, Ref } from 'react'
import type { Language } from '../../lib/language/language.ts'
import css from './BilingualFrame.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** `id-en` and `id-ko` are the ids of the labels. */
  id: string
  labels: Record<Language, string>
  marks?: Partial<Record<Language, ReactNode>>
  bar: ReactNode
  en: ReactNode
  ko: ReactNode
  only?: Language | undefined
  onBlur?: (event: FocusEvent) => void
}

/** The box of a bilingual field: a bar, and under it both panes side by side, one below the other if narrow, or `only` one of them. */
export const BilingualFrame = ({ ref, id, labels, marks, bar, en, ko, only, onBlur }: Props) => (
  <div ref={ref} className={css.box} data-only={only} onBlur={onBlur}>
    <div className={css.grid}>
      <div className={css.frame} />
      {(['en', 'ko'] as const).map((language) => (
        <div key={language} className={`${css.label} ${css[language]}`}>
          <span id={`${id}-${language}`}>{labels[language]}</span>
          {marks?.[language]}
        </div>
      ))}
      <div className={css.bar}>{bar}</div>
      <div className={`${css.half} ${css.enHalf}`}>{en}</div>
      <div className={`${css.half} ${css.koHalf}`}>{ko}</div>
    </div>
  </div>
)

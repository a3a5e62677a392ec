import type { FocusEvent, ReactNode, Ref } from 'react'
import type { Language } from '../../lib/language/language.ts'
import css from './BilingualRichText.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** `id-en` and `id-ko` are the ids of the labels. */
  id: string
  labels: Record<Language, string>
  /** What stands beside a label. */
  marks?: Partial<Record<Language, ReactNode>>
  bar: ReactNode
  en: ReactNode
  ko: ReactNode
  /** The only half that shows. */
  only?: Language | undefined
  onBlur?: (event: FocusEvent) => void
}

/** Two labelled halves under one bar, in one box: side by side, in a narrow place one below the other; or `only` one of them. */
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

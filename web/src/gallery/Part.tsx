import type { ReactNode } from 'react'
import { lang } from '../lib/language/language.ts'
import css from './Gallery.module.css'

/** The gallery's own words, in the person's language. They are no texts of the product and stand in no locale file. */
export const say = (en: string, ko: string): string => (lang() === 'ko' ? ko : en)

/** One component with its states. */
export const Part = ({ name, stacked = false, children }: { name: string; stacked?: boolean; children: ReactNode }) => (
  <section className={css.part} aria-labelledby={`part-${name}`}>
    <h2 id={`part-${name}`} lang="en">
      {name}
    </h2>
    <div className={stacked ? css.stack : css.row}>{children}</div>
  </section>
)

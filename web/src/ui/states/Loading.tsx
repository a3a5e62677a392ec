import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import css from './States.module.css'

/** The page while its content loads, as high as a page, so that the footer does not move. `children`: placeholders, hidden from screen readers. */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <main id="main" className={children ? css.places : css.page} aria-busy="true">
      <output className={css.loading}>{t('common.loading')}</output>
      {children}
    </main>
  )
}

import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import css from './States.module.css'

/**
 * The whole page while its content is on the way: as high as a page, so that nothing jumps when it comes. `children` draw the places of what
 * is to come, in silence.
 */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <main id="main" className={children ? css.places : css.page} aria-busy="true">
      <output className={css.loading}>{t('common.loading')}</output>
      {children}
    </main>
  )
}

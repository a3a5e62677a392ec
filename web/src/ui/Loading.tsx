import { useT } from '../lib/i18n.ts'
import css from './States.module.css'

/** The whole page while its content is on the way: as high as a page, so that nothing jumps when it comes. */
export function Loading() {
  const t = useT()
  return (
    <main id="main" className={css.page} aria-busy="true">
      <output className={css.loading}>{t('common.loading')}</output>
    </main>
  )
}

import { useT } from '../../lib/language/i18n.ts'
import css from './LoadingRows.module.css'

/** A part of a page, or a previewed page, while it loads. */
export const LoadingText = ({ className = 'block text-sm muted' }) => {
  const t = useT()
  return <output className={className}>{t('common.loading')}</output>
}

export function LoadingRows({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <LoadingText />
      <div className={css.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  )
}

import { useT } from '../../lib/language/i18n.ts'
import css from './LoadingRows.module.css'

/** A part of a page, or a previewed page, while it loads. */
export const LoadingPart = () => {
  const t = useT()
  return <output className="block text-sm muted">{t('common.loading')}</output>
}

export function LoadingRows({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <LoadingPart />
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

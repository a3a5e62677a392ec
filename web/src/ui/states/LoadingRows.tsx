import { useT } from '../../lib/language/i18n.ts'
import css from './LoadingRows.module.css'

export function LoadingRows({ rows = 4 }: { rows?: number }) {
  const t = useT()
  return (
    <div aria-busy="true">
      <output className="block text-sm muted">{t('common.loading')}</output>
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

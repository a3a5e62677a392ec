import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { BrandDrawing } from '../../../ui/drawings/BrandDrawing.tsx'
import column from '../layout/Column.module.css'
import { DownloadAnswers } from './DownloadAnswers.tsx'
import css from './MissingSurvey.module.css'

/** No survey at this address. `draft`: the text of this device's draft, to download, or null. `name`: the file's, without its ending. */
export function MissingSurvey({ name, draft }: { name: string; draft: string | null }) {
  const t = useT()
  return (
    <div className={`${column.column} ${css.missing}`}>
      <BrandDrawing kind="missing" />
      <h1>{t('answered.missing')}</h1>
      <p>{t('answered.missing_text')}</p>
      {draft && <p>{t('answered.missing_kept')}</p>}
      <div className={css.actions}>
        {draft && <DownloadAnswers name={name} text={() => draft} />}
        <ButtonLink to="/surveys" kind={draft ? 'secondary' : 'primary'}>
          {t('answered.explore')}
        </ButtonLink>
      </div>
    </div>
  )
}

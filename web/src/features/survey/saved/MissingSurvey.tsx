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
      <h1>{t('response.missing')}</h1>
      <p>{t('response.missing_text')}</p>
      {draft && <p>{t('response.missing_kept')}</p>}
      <div className={css.actions}>
        {draft && <DownloadAnswers name={name} text={() => draft} />}
        <ButtonLink to="/surveys" kind={draft ? 'secondary' : 'primary'}>
          {t('response.explore')}
        </ButtonLink>
      </div>
    </div>
  )
}

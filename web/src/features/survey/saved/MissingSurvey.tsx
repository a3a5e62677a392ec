import { useT } from '../../../lib/language/i18n.ts'
import { useUser } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { BrandDrawing } from '../../../ui/drawings/BrandDrawing.tsx'
import column from '../layout/Column.module.css'
import { draftUserId } from '../persistence/draft.ts'
import { draftText } from '../persistence/draftText.ts'
import { DownloadAnswers } from './copy/DownloadAnswers.tsx'
import css from './MissingSurvey.module.css'

/** No survey at this address; the text of this device's draft for it can be downloaded. */
export function MissingSurvey({ slugOrId }: { slugOrId: string }) {
  const t = useT()
  const { user } = useUser()
  const draft = draftText(slugOrId, draftUserId(user))
  return (
    <div className={`${column.column} ${css.missing}`}>
      <BrandDrawing kind="missing" />
      <h1>{t('response.missing')}</h1>
      <p className="above-4 muted">{t('response.missing_text')}</p>
      {draft && <p className="above-4 muted">{t('response.missing_kept')}</p>}
      <div className="flex wrap above-5 gap-3">
        {draft && <DownloadAnswers name={slugOrId} text={() => draft} />}
        <ButtonLink to="/surveys" kind={draft ? 'secondary' : 'primary'}>
          {t('response.explore')}
        </ButtonLink>
      </div>
    </div>
  )
}

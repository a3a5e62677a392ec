import type { SurveyRow } from '#shared/survey/survey.ts'
import { siteDateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { ChartIcon, CopyIcon, TrashIcon } from '../../../ui/icons/workIcons.ts'
import css from './SurveyList.module.css'
import { SurveyStatus } from './SurveyStatus.tsx'
import { SurveyTitle } from './SurveyTitle.tsx'

type Props = { survey: SurveyRow; copying: boolean; onDuplicate: () => void; onDelete: () => void }

/** A survey in the list; the whole row links to its editor. */
export function SurveyListItem({ survey, copying, onDuplicate, onDelete }: Props) {
  const t = useT()
  const about = `title-${survey.id}`
  return (
    <li className="hover-wide">
      <div className={css.name}>
        <SurveyTitle survey={survey} to={survey.id} />
      </div>
      <SurveyStatus survey={survey} />
      <span className={css.updated}>
        <span className="unseen">{t('admin.updated')} </span>
        <time dateTime={survey.updated_at}>{siteDateAndTime(survey.updated_at)}</time>
      </span>
      <div className={css.ways}>
        <ButtonLink kind="quiet" className={css.way} to={`${survey.id}/results`} aria-describedby={about}>
          <ChartIcon /> {t('admin.results')}
        </ButtonLink>
        <Button kind="quiet" className={css.way} busy={copying} aria-describedby={about} onClick={onDuplicate}>
          <CopyIcon /> {t('admin.duplicate')}
        </Button>
        <Button
          kind="quiet"
          className={`${css.way} ${css.delete}`}
          title={t('admin.delete')}
          aria-label={t('admin.delete')}
          aria-describedby={about}
          onClick={onDelete}
        >
          <TrashIcon />
        </Button>
      </div>
      <DownIcon className={css.opens} />
    </li>
  )
}

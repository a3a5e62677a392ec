import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { DownloadAnswers } from './copy/DownloadAnswers.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** `lost`: the saved response was deleted. `changed`: a newer version of the survey; `before` are the answers as text. */
type Notice = { name: 'editing' } | { name: 'lost' } | { name: 'inactive' } | { name: 'changed'; before: string }

type Props = { survey: Survey; editing: boolean; lost: boolean | undefined; before: string | undefined }

/** The notices above a form that edits a saved response, lost one, tries out an inactive survey, or moved to a newer version. */
export const FormNotices = ({ survey, editing, lost, before }: Props) =>
  [
    ...(before !== undefined ? [{ name: 'changed' as const, before }] : []),
    ...(editing && before === undefined ? [{ name: 'editing' as const }] : []),
    ...(lost ? [{ name: 'lost' as const }] : []),
    ...(!editing && !survey.is_active ? [{ name: 'inactive' as const }] : []),
  ].map((notice) => <FormNotice key={notice.name} survey={survey} notice={notice} />)

/** Why an admin's trial of a survey sends no answers. */
const inactive = {
  open: 'response.inactive',
  closed: 'response.inactive',
  not_yet: 'response.is_not_yet',
  full: 'response.is_full',
} as const

function FormNotice({ survey, notice }: { survey: Survey; notice: Notice }) {
  const t = useT()
  if (notice.name === 'editing')
    return (
      <StatusBanner title={t('response.editing')} focus>
        {t('response.editing_text')}
      </StatusBanner>
    )
  if (notice.name === 'inactive')
    return (
      <StatusBanner sticky title={t(inactive[survey.state ?? 'closed'])}>
        {t('response.inactive_text')}
      </StatusBanner>
    )
  if (notice.name === 'lost')
    return (
      <StatusBanner tone="warn" title={t('response.lost')}>
        {t('response.lost_text')}
      </StatusBanner>
    )
  const download = <DownloadAnswers kind="secondary" size="lg" name={survey.slug || survey.id} text={() => notice.before} />
  return (
    <StatusBanner tone="warn" focus title={t('response.changed')} actions={download}>
      {t('response.changed_text')}
    </StatusBanner>
  )
}

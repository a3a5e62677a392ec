import { useState, type ReactNode } from 'react'
import type { User } from '#shared/accounts/user.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { StatusBanner } from '../../layout/StatusBanner.tsx'
import { ClosingTime } from './ClosingTime.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import { ShutSurvey } from './ShutSurvey.tsx'

type Props = {
  survey: Survey
  user: User | null
  /** True for changes to a saved response. */
  editing: boolean
  /** Called with a newer survey in another state. */
  onSurvey: (survey: Survey) => void
  /** The form. */
  children: ReactNode
}

/** The form of a survey that is open to this respondent. Otherwise the time of its opening, the reason why it is not open, or a sign-in. */
export function Gate({ survey, user, editing, onSurvey, children }: Props) {
  const t = useT()
  const [hasOpened, setOpened] = useState(false)
  const show = (fresh: Survey) => {
    setOpened(fresh.state === 'open')
    onSurvey(fresh)
  }
  const isShut = survey.state !== undefined && survey.state !== 'open'
  if (!editing && isShut && survey.sections.length === 0) return <ShutSurvey {...{ survey, user }} onSurvey={show} />
  if (!editing && survey.answering === 'members' && !user) return <MembersOnly survey={survey} />
  return (
    <>
      {hasOpened && <StatusBanner title={t('response.opened')} focus />}
      {survey.closes_at && !isShut && <ClosingTime key={survey.closes_at} survey={survey} closes={survey.closes_at} onSurvey={show} />}
      {children}
    </>
  )
}

import { useState, type ReactNode } from 'react'
import type { User } from '#shared/accounts/user.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { loadableDecoration } from '../../../../lib/loading/loadable.tsx'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { StatusBanner } from '../../layout/StatusBanner.tsx'
import { SurveyFooter } from '../../layout/SurveyFooter.tsx'
import { SurveyHeader } from '../../layout/SurveyHeader.tsx'
import { ClosedText } from '../../layout/ClosedText.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useOwnTime } from '../../../../lib/language/useOwnTime.ts'
import { presentSurvey } from './presentSurvey.ts'
import { serverNow } from './serverClock.ts'
import { useCheckAt } from './useCheckAt.ts'

/** A separate chunk, since few respondents have a draft. */
const KeptDraft = loadableDecoration(() => import('../../saved/KeptDraft.tsx'))

/** Milliseconds: with a quarter more, a minute. */
const withinMinute = 48_000

type Props = { survey: Survey; user: User | null; onSurvey: (survey: Survey) => void }

/**
 * A survey that is not open: when it opens, or the text of a closed or full survey. Turns into the form by itself: at the opening, or within a minute
 * after an admin reopens the survey or a response is deleted, while the page is visible.
 */
export function ShutSurvey({ survey, user, onSurvey }: Props) {
  const { state, opens_at } = survey
  const [shownAt] = useState(() => new Date(serverNow()).toISOString())
  const isAwaited = state === 'not_yet' && opens_at !== undefined
  const check = async () => {
    if (!isAwaited && document.hidden) return false
    const fresh = await presentSurvey(survey.id)
    const isChanged = fresh !== null && (fresh.state !== state || fresh.opens_at !== opens_at)
    if (isChanged) onSurvey(fresh)
    return isChanged
  }
  useCheckAt(isAwaited ? opens_at : shownAt, check, isAwaited ? undefined : withinMinute)
  const kept = !useHydrating() && <KeptDraft survey={survey} user={user} />
  return (
    <>
      {isAwaited ? (
        <NotYet survey={survey} opens={opens_at}>
          {kept}
        </NotYet>
      ) : (
        <Closed isFull={state === 'full'}>{kept}</Closed>
      )}
      <SurveyHeader survey={survey} />
      {state !== 'not_yet' && <ClosedText survey={survey} />}
      <SurveyFooter survey={survey} ruled />
    </>
  )
}

function NotYet({ survey, opens, children }: { survey: Survey; opens: string; children: ReactNode }) {
  const t = useT()
  return (
    <StatusBanner
      title={t('response.opens', { time: useOwnTime(opens) })}
      actions={
        <>
          <AddToCalendar survey={survey} opens={opens} />
          {children}
        </>
      }
    >
      {t('response.opens_text')}
    </StatusBanner>
  )
}

function Closed({ isFull, children }: { isFull: boolean; children: ReactNode }) {
  const t = useT()
  const explore = (
    <ButtonLink kind="secondary" size="lg" to="/surveys">
      {t('response.explore')}
    </ButtonLink>
  )
  return (
    <StatusBanner
      title={t(isFull ? 'response.is_full' : 'response.is_closed')}
      actions={
        <>
          {children}
          {explore}
        </>
      }
    >
      {t(isFull ? 'response.is_full_text' : 'response.is_closed_text')}
    </StatusBanner>
  )
}

import type { ReactNode } from 'react'
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
import { useCheckAt } from './useCheckAt.ts'

/** Apart, since few people have a draft. */
const KeptDraft = loadableDecoration(() => import('../../saved/KeptDraft.tsx'))

type Props = { survey: Survey; user: User | null; onSurvey: (survey: Survey) => void }

/** A survey that is not open: when it opens, or the text of one that is closed or full. It becomes the form by itself at the time. */
export function ShutSurvey({ survey, user, onSurvey }: Props) {
  const { state, opens_at } = survey
  useCheckAt(state === 'not_yet' ? opens_at : undefined, async () => {
    const fresh = await presentSurvey(survey.id)
    const isChanged = fresh !== null && (fresh.state !== state || fresh.opens_at !== opens_at)
    if (isChanged) onSurvey(fresh)
    return isChanged
  })
  const kept = !useHydrating() && <KeptDraft survey={survey} user={user} />
  return (
    <>
      {state === 'not_yet' && opens_at ? (
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

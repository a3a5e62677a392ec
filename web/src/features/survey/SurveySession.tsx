import { useEffect, useState } from 'react'
import type { Response } from '#shared/response.ts'
import type { Survey } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import type { User } from '#shared/user.ts'
import { useT } from '../../lib/i18n.ts'
import { token } from '../../lib/session.ts'
import type { Entered } from './answerStore.ts'
import { answersOf } from './answerValues.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import column from './Column.module.css'
import { demographicTexts } from './demographicFields.ts'
import { readDraft } from './draft.ts'
import { loadResponse } from './loadSurvey.ts'
import { forgetResponse, rememberResponse } from './rememberedResponse.ts'
import { ResponseView } from './ResponseView.tsx'
import { SavedBanner } from './SavedBanner.tsx'
import { Strip } from './Strip.tsx'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyHeader } from './SurveyHeader.tsx'
import css from './SurveySession.module.css'
import { ThankYou } from './ThankYou.tsx'
import type { Closed } from './useSending.ts'
import { RichWords } from './Words.tsx'

type Phase =
  | { name: 'answering'; lost?: boolean }
  | { name: 'reading'; saved?: boolean; returned?: boolean }
  | { name: 'editing' }
  | { name: 'thanks' }
  | { name: 'closed'; reason: Closed; entered: Entered }

type Props = { survey: Survey; user: User | null; first: Response | null }

/** One person at one survey: answering, thanked, reading what was saved, editing it, or met by a survey that closed. */
export function SurveySession({ survey, user, first }: Props) {
  const t = useT()
  const [response, setResponse] = useState(first)
  const [phase, setPhase] = useState<Phase>(() => {
    if (!first) return { name: 'answering' }
    const draft = survey.is_active && readDraft(survey.id, { response: first.id, user: user?.id ?? null })
    return { name: draft ? 'editing' : 'reading' }
  })
  const saved = phase.name === 'reading' && phase.saved === true
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => setPhase({ name: 'reading', returned: true }), 2000)
    return () => clearTimeout(timer)
  }, [saved])

  function sent(next: Response) {
    if (!token()) rememberResponse(survey, next.id)
    setPhase(response ? { name: 'reading', saved: true, returned: true } : { name: 'thanks' })
    setResponse(next)
    if (!response) scrollTo(0, 0)
  }
  function forget() {
    forgetResponse(survey.id)
    setResponse(null)
    setPhase({ name: 'answering', lost: true })
  }
  function cancel() {
    setPhase({ name: 'reading', returned: true })
    loadResponse(response!.id).then(
      (fresh) => (fresh ? setResponse(fresh) : forget()),
      () => undefined,
    )
  }

  if (phase.name === 'thanks')
    return <ThankYou survey={survey} responseId={response!.id} onView={() => setPhase({ name: 'reading', returned: true })} />
  const form = phase.name === 'answering' || phase.name === 'editing'
  return (
    <>
      {phase.name === 'reading' && (
        <SavedBanner
          response={response!}
          saved={saved}
          focus={phase.returned === true}
          {...(survey.is_active && { onEdit: () => setPhase({ name: 'editing' }) })}
        />
      )}
      {phase.name === 'editing' && (
        <Strip title={t('survey.editing')} focus>
          {t('survey.editing_text')}
        </Strip>
      )}
      {phase.name === 'answering' && phase.lost && (
        <Strip tone="warn" title={t('survey.lost')}>
          {t('survey.lost_text')}
        </Strip>
      )}
      {phase.name === 'answering' && !survey.is_active && <Strip title={t('survey.inactive')}>{t('survey.inactive_text')}</Strip>}
      {phase.name === 'closed' && <ClosedNotice survey={survey} reason={phase.reason} entered={phase.entered} />}
      <SurveyHeader survey={survey} brief={phase.name === 'closed'} />
      {form ? (
        <SurveyForm
          key={phase.name}
          survey={survey}
          user={user}
          response={response}
          onSent={sent}
          onClosed={(reason, entered) => setPhase({ name: 'closed', reason, entered })}
          onGone={forget}
          onCancel={cancel}
        />
      ) : (
        <div className={column.column}>
          <ResponseView survey={survey} {...(phase.name === 'closed' ? phase.entered : enteredIn(survey, response!))} />
        </div>
      )}
      <footer className={`${column.column} ${css.footer} ${form ? '' : css.ruled}`}>
        <RichWords of={pair(survey, 'footer_html')} />
      </footer>
    </>
  )
}

const enteredIn = (survey: Survey, { answers, demographics }: Response): Entered => ({
  answers: answersOf(survey, answers),
  demographics: demographicTexts(demographics),
})

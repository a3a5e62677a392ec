import { useEffect, useState, type ReactNode } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { draftUserId, forgetDraft, readDraft } from './persistence/draft.ts'
import { preloadParts } from './preloadParts.ts'
import { parts } from './form/lazyParts.ts'
import { loadedAfterFormChunk, FormNotices, SurveyOutcome } from './sending/loadAfterFormChunk.ts'
import { forgetResponse } from './persistence/rememberedResponse.ts'
import { SurveyFooter } from './layout/SurveyFooter.tsx'
import { SurveyForm } from './form/SurveyForm.tsx'
import { SurveyHeader } from './layout/SurveyHeader.tsx'
import type { Outcome } from './saved/SurveyOutcome.tsx'
import type { Sent } from './saved/sent.ts'

/** `lost`: the saved response was deleted. `before`: the answers as text in the survey's previous version, if an admin saved the survey meanwhile. */
type Phase = { name: 'answering'; lost?: boolean; before?: string } | { name: 'editing'; lost?: never; before?: string } | Outcome

type Props = { survey: Survey; user: User | null; response: Response | null }

/** One visit to a survey: the form, thanks, the saved response to read or to edit, or a survey that was closed or deleted meanwhile. */
export function SurveySession({ survey: given, user, response: initialResponse }: Props) {
  const [survey, setSurvey] = useState(given)
  const [response, setResponse] = useState<Sent | null>(initialResponse)
  const [Gate] = useState(() => parts.life?.Gate ?? Open)
  const [restarts, setRestarts] = useState(0)
  const [phase, setPhase] = useState<Phase>(() => {
    if (!initialResponse) return { name: 'answering' }
    const isOpen = survey.is_active && initialResponse.state !== 'screened'
    const draft = isOpen && readDraft(survey.id, { response: initialResponse.id, user: draftUserId(user) })
    return { name: draft ? 'editing' : 'reading' }
  })
  useEffect(() => void preloadParts(survey), [survey])

  function sent(next: Sent) {
    setPhase(phase.name === 'editing' ? { name: 'reading', saved: true, returned: true } : { name: 'thanks' })
    setResponse(next)
    if (phase.name !== 'editing') scrollTo(0, 0)
  }
  function startOver(lost = true) {
    forgetResponse(survey.id)
    setResponse(null)
    setPhase({ name: 'answering', lost })
  }
  function cancel() {
    setPhase({ name: 'reading', returned: true })
    // the chunk is loaded wherever there is a response (loadVisit.ts)
    loadedAfterFormChunk()!
      .loadResponse(response!.id)
      .then(
        (fresh) => (fresh ? setResponse(fresh) : startOver()),
        () => undefined,
      )
  }

  if (phase.name !== 'answering' && phase.name !== 'editing') {
    const onView = () => setPhase({ name: 'reading', returned: true })
    const onEdit = () => {
      forgetDraft(survey.id)
      setPhase({ name: 'editing' })
    }
    return (
      <SurveyOutcome
        {...{ survey, user, response, onView, onEdit }}
        outcome={phase}
        onResume={() => setPhase({ name: 'editing' })}
        onStartOver={() => startOver(false)}
      />
    )
  }
  const { lost, before } = phase
  const editing = phase.name === 'editing'
  return (
    <Gate {...{ survey, user, editing }} onSurvey={setSurvey}>
      {(editing || lost || before !== undefined || !survey.is_active) && <FormNotices {...{ survey, editing, lost, before }} />}
      <SurveyHeader survey={survey} />
      <SurveyForm
        key={`${phase.name} ${survey.version} ${restarts}`}
        survey={survey}
        user={user}
        response={response}
        onSent={sent}
        onSentMeanwhile={setResponse}
        onClosed={(reason, entered) => setPhase({ name: 'closed', reason, entered })}
        onGone={startOver}
        onDraft={() => setRestarts(restarts + 1)}
        onCancel={cancel}
        onLoadTheirs={(theirs) => {
          setResponse(theirs)
          setPhase({ name: 'reading', returned: true, resumable: true })
          scrollTo(0, 0)
        }}
        onChanged={(fresh, before) => {
          setSurvey(fresh)
          setPhase({ ...phase, before })
        }}
        validate={before !== undefined}
      />
      <SurveyFooter survey={survey} />
    </Gate>
  )
}

const Open = ({ children }: { children: ReactNode }) => children

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { rememberTyped, takeTyped } from '../../../lib/hydration/earlyInput.ts'
import { createAnswerStore, type Entered } from '../answers/answerStore.ts'
import { answersOf } from '../answers/answerValues.ts'
import column from '../layout/Column.module.css'
import { DemographicCard } from './DemographicCard.tsx'
import { demographicTexts, fromProfile } from '../answers/demographicFields.ts'
import { readDraft, writeDraft, type DraftOf } from '../persistence/draft.ts'
import { enterTyped } from '../answers/enterTyped.ts'
import { preloadSendingChunk, sendingChunk } from '../sending/loadSendingChunk.ts'
import type { Problem } from '../answers/problems.ts'
import { SectionBlock } from './SectionBlock.tsx'
import { SubmitBar } from './SubmitBar.tsx'
import { AnswerStoreContext } from '../answers/useAnswers.ts'
import { useDraft } from './useDraft.ts'
import type { ClosedReason } from '../saved/ClosedNotice.tsx'
import { useSending } from '../sending/useSending.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'

type Props = {
  survey: Survey
  user: User | null
  /** The saved response to change; null for a first one. */
  response: Response | null
  onSent: (response: Response) => void
  /** Sent by itself while the person went on answering: the form stays, as a change to this response. */
  onSentMeanwhile: (response: Response) => void
  onClosed: (reason: ClosedReason, entered: Entered) => void
  onGone: () => void
  onCancel: () => void
  /** Somebody saved this response in the meantime, and the person wants to see that first. What was entered is the draft. */
  onLoadTheirs: (theirs: Response) => void
  /** The survey was saved anew in the meantime. What was entered is the draft, and `before` says it in the old words. */
  onChanged: (survey: Survey, before: string) => void
  /** There is a draft that the HTML of the server could not know: the form begins anew with it. */
  onDraft: () => void
  /** Says at once what stands against sending. */
  recheck: boolean
}

/**
 * The questions to fill in, from the saved response or from nothing, with the draft of this device above it. An inactive survey is tried
 * out: nothing is kept or sent.
 */
export function SurveyForm({ survey, user, response, recheck, ...on }: Props) {
  const hydrating = useHydrating()
  const [served] = useState(hydrating)
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(() => fromProfile(user))
  const savedIn = (response: Response | null) => ({
    answers: answersOf(survey, response?.answers),
    demographics: demographicTexts(response?.demographics, known),
  })
  const [{ store, first, restored }] = useState(() => {
    const draft = hydrating ? null : readDraft(survey.id, { response: response?.id ?? null, user: user?.id ?? null })
    const saved = savedIn(response)
    return {
      first: response && { id: response.id, version: draft?.version ?? response.version },
      store: createAnswerStore(survey, saved, draft ? { ...draft, demographics: { ...draft.demographics, ...known } } : saved),
      restored: draft !== null,
    }
  })
  const [base, setBase] = useState(first)
  const of = { response: base?.id ?? null, version: base?.version, user: user?.id ?? null }
  const { kept, discard } = useDraft(store, of, restored)
  const asText = () => sendingChunk().answersAsText(survey, store.entered())
  /** Keeps what was entered as a draft for a form that comes after this one. */
  function handOver(to: Survey, next: DraftOf) {
    discard()
    writeDraft(to, next, store.entered(), asText())
  }
  const {
    sending,
    uploading,
    failure,
    conflict,
    problems,
    tries,
    submit,
    submitAsNew,
    recheck: check,
  } = useSending(store, base, {
    sent: (saved) => {
      discard()
      on.onSent(saved)
    },
    sentMeanwhile: (saved) => {
      store.rebase(savedIn(saved))
      handOver(survey, { response: saved.id, version: saved.version, user: of.user })
      setBase(saved)
      on.onSentMeanwhile(saved)
    },
    closed: (reason) => {
      handOver(survey, of)
      on.onClosed(reason, store.entered())
    },
    gone: () => {
      handOver(survey, { response: null, user: of.user })
      on.onGone()
    },
    changed: async () => {
      const fresh = await sendingChunk()
        .freshSurvey(survey.id, of.response)
        .catch(() => null)
      if (!fresh || fresh.version === survey.version) return false
      const before = asText()
      handOver(fresh, of)
      on.onChanged(fresh, before)
      return true
    },
    keep: () => writeDraft(survey, of, store.entered()),
  })
  // The HTML of the server knows neither a draft nor what was typed before the script was there.
  const takeOver = useEffectEvent(() => {
    if (served) rememberTyped(form.current!)
    if (served && readDraft(survey.id, of)) on.onDraft()
    else enterTyped(store, takeTyped())
  })
  useLayoutEffect(() => takeOver(), [])
  // Soon, not when it is needed: by then there may be no network.
  useEffect(() => {
    const callOff = onIdle(preloadSendingChunk)
    const stop = store.listen(['any'], preloadSendingChunk)
    return () => {
      callOff()
      stop()
    }
  }, [store])
  const checkFirst = useEffectEvent(() => {
    if (recheck) check()
  })
  useEffect(() => checkFirst(), [])
  const cancel = () => {
    discard()
    on.onCancel()
  }
  const loadTheirs = () => {
    const { theirs } = conflict!
    handOver(survey, { response: theirs.id, version: theirs.version, user: of.user })
    on.onLoadTheirs(theirs)
  }
  return (
    <AnswerStoreContext value={store}>
      {/* Only the button sends: Enter in a line, or the Enter that ends a Korean syllable, never does. */}
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={column.column}>
          {problems.length > 0 && <Problems key={tries} problems={problems} />}
          <DemographicCard known={known} />
          {survey.sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </div>
        {survey.is_active && (
          <SubmitBar
            {...{ sending, uploading, failure, conflict, kept, submit, submitAsNew, cancel, loadTheirs, asText }}
            editing={response !== null}
          />
        )}
      </form>
    </AnswerStoreContext>
  )
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { ErrorSummary } = sendingChunk()
  return <ErrorSummary problems={problems} />
}

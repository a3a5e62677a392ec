import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { captureEarlyInput, takeEarlyInput } from '../../../lib/hydration/earlyInput.ts'
import { createAnswerStore, type FormValues } from '../answers/answerStore.ts'
import { toAnswerMap } from '../answers/answerValues.ts'
import column from '../layout/Column.module.css'
import { DemographicCard } from './DemographicCard.tsx'
import { demographicTexts, profileDemographics } from '../answers/demographicFields.ts'
import { readDraft, writeDraft, type DraftOwner } from '../persistence/draft.ts'
import { applyEarlyInput } from '../answers/applyEarlyInput.ts'
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
  onClosed: (reason: ClosedReason, entered: FormValues) => void
  onGone: () => void
  onCancel: () => void
  /** Somebody saved this response in the meantime, and the person wants to see that first. What was entered is the draft. */
  onLoadTheirs: (theirs: Response) => void
  /** The survey was saved anew in the meantime. What was entered is the draft, and `before` says it in the old words. */
  onChanged: (survey: Survey, before: string) => void
  /** There is a draft that the HTML of the server could not know: the form begins anew with it. */
  onDraft: () => void
  /** Shows the problems at once, before an attempt to send. */
  validate: boolean
}

/**
 * The questions to fill in, from the saved response or from nothing, with the draft of this device above it. An inactive survey is tried
 * out: nothing is kept or sent.
 */
export function SurveyForm({ survey, user, response, validate: validateAtOnce, ...on }: Props) {
  const hydrating = useHydrating()
  const [isHydrated] = useState(hydrating)
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(() => profileDemographics(user))
  const savedIn = (response: Response | null) => ({
    answers: toAnswerMap(survey, response?.answers),
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
  const owner = { response: base?.id ?? null, version: base?.version, user: user?.id ?? null }
  const { isStored, discard } = useDraft(store, owner, restored)
  const asText = () => sendingChunk().answersAsText(survey, store.values())
  /** Keeps what was entered as a draft for a form that comes after this one. */
  function handOver(to: Survey, next: DraftOwner) {
    discard()
    writeDraft(to, next, store.values(), asText())
  }
  const { sending, uploading, failure, conflict, problems, attempt, submit, submitAsNew, validate } = useSending(store, base, {
    onSent: (saved) => {
      discard()
      on.onSent(saved)
    },
    onSentMeanwhile: (saved) => {
      store.rebase(savedIn(saved))
      handOver(survey, { response: saved.id, version: saved.version, user: owner.user })
      setBase(saved)
      on.onSentMeanwhile(saved)
    },
    onClosed: (reason) => {
      handOver(survey, owner)
      on.onClosed(reason, store.values())
    },
    onGone: () => {
      handOver(survey, { response: null, user: owner.user })
      on.onGone()
    },
    onChanged: async () => {
      const fresh = await sendingChunk()
        .latestSurvey(survey.id, owner.response)
        .catch(() => null)
      if (!fresh || fresh.version === survey.version) return false
      const before = asText()
      handOver(fresh, owner)
      on.onChanged(fresh, before)
      return true
    },
    save: () => writeDraft(survey, owner, store.values()),
  })
  // The HTML of the server knows neither a draft nor what was typed before the script was there.
  const takeOver = useEffectEvent(() => {
    if (isHydrated) captureEarlyInput(form.current!)
    if (isHydrated && readDraft(survey.id, owner)) on.onDraft()
    else applyEarlyInput(store, takeEarlyInput())
  })
  useLayoutEffect(() => takeOver(), [])
  // Soon, not when it is needed: by then there may be no network.
  useEffect(() => {
    const callOff = onIdle(preloadSendingChunk)
    const stop = store.subscribe(['any'], preloadSendingChunk)
    return () => {
      callOff()
      stop()
    }
  }, [store])
  const validateFirst = useEffectEvent(() => {
    if (validateAtOnce) validate()
  })
  useEffect(() => validateFirst(), [])
  const cancel = () => {
    discard()
    on.onCancel()
  }
  const loadTheirs = () => {
    const { theirs } = conflict!
    handOver(survey, { response: theirs.id, version: theirs.version, user: owner.user })
    on.onLoadTheirs(theirs)
  }
  return (
    <AnswerStoreContext value={store}>
      {/* Only the button sends: Enter in a line, or the Enter that ends a Korean syllable, never does. */}
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={column.column}>
          {problems.length > 0 && <Problems key={attempt} problems={problems} />}
          <DemographicCard known={known} />
          {survey.sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </div>
        {survey.is_active && (
          <SubmitBar
            {...{ sending, uploading, failure, conflict, isStored, submit, submitAsNew, cancel, loadTheirs, asText }}
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

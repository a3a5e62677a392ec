import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Response } from '#shared/responses/response.ts'
import { asksLast } from '#shared/survey/asksLast.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { useHydrating } from '../../../lib/hydration/useHydrating.ts'
import { captureEarlyInput, takeEarlyInput } from '../../../lib/hydration/earlyInput.ts'
import { createAnswerStore, type FormValues } from '../answers/answerStore.ts'
import column from '../layout/Column.module.css'
import { DemographicCard } from './DemographicCard.tsx'
import { demographicTexts, profileDemographics } from '../answers/demographicTexts.ts'
import { draw } from '../draw/lazyDraw.ts'
import type { Problem } from '../answers/problems.ts'
import { draftUserId, ownerOfEarly, readDraft, writeDraft } from '../persistence/draft.ts'
import type { DraftOwner } from '../persistence/storedDraft.ts'
import { applyEarlyInput } from '../kinds/applyEarlyInput.ts'
import { parts } from './lazyParts.ts'
import { AnsweringAs, OtherLink, ProblemSummary, loadedAfterFormChunk, preloadAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import { SectionBlock } from './SectionBlock.tsx'
import { SubmitBar, type SubmitBarProps } from './SubmitBar.tsx'
import { AnswerStoreContext } from '../answers/useAnswerStore.ts'
import { useDraft } from './useDraft.ts'
import type { ClosedReason } from '../saved/ClosedNotice.tsx'
import type { Sent } from '../saved/sent.ts'
import { useSending } from '../sending/useSending.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'

type Props = {
  survey: Survey
  user: User | null
  response: Response | null
  /** Shows the problems when the form mounts, before an attempt to send. */
  validate: boolean
  /** An automatic retry succeeded while the respondent continued: the form stays, with changes to this response. */
  onSentMeanwhile: (response: Response) => void
} & Endings &
  Remounts

/** Another screen replaces the form. The input stays as a draft, except after onSent and onCancel. */
type Endings = {
  onSent: (response: Sent) => void
  onCancel: () => void
  onClosed: (reason: ClosedReason, entered: FormValues) => void
  /** The respondent asked to see the response that sending would overwrite. */
  onLoadTheirs: (theirs: Response) => void
}

/** The form must mount again, with the input as its draft. */
type Remounts = {
  /** The saved response was deleted, or belongs to an account now: the form becomes that of a first response. */
  onGone: () => void
  /** A newer version of the survey was loaded. `before`: the answers as text in the old version. */
  onChanged: (survey: Survey, before: string) => void
  /** The hydrated form found a draft, or an order that the HTML does not have; or its draft was deleted. */
  onDraft: () => void
}

/** Filled from the saved response, with this device's draft on top. In an inactive survey nothing is stored or sent. */
export function SurveyForm({ survey, user, response, validate: validateAtOnce, ...on }: Props) {
  const hydrating = useHydrating()
  const [isHydrated] = useState(hydrating)
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(() => profileDemographics(user))
  const savedValues = (response: Response | null) => {
    const saved = response && loadedAfterFormChunk()!.savedAnswers(survey, response) // the chunk is loaded wherever there is a response
    const demographics = demographicTexts(response?.demographics, known)
    const values = {
      answers: saved?.answers ?? new Map<string, never>(),
      former: saved?.inWords,
      response,
      demographics,
    }
    return { saved: values, entered: saved ? { ...values, answers: saved.entered } : values }
  }
  const [{ store, first, restored, isLate, Parts }] = useState(() => {
    const draft = hydrating ? null : readDraft(survey.id, { response: response?.id ?? null, user: draftUserId(user) })
    const { saved, entered } = savedValues(response)
    const given = draw.chunk?.givenTo(survey, response, draft, hydrating)
    return {
      first: response && { id: response.id, version: draft?.version ?? response.version },
      store: createAnswerStore(survey, saved, {
        ...(draft ? { ...draft, demographics: { ...draft.demographics, ...known } } : entered),
        given,
      }),
      restored: draft !== null,
      Parts: (survey.paging === 'sections' && parts.steps?.Steps) || OnePage,
      isLate: hydrating && draw.chunk?.isLate(survey, given),
    }
  })
  const [base, setBase] = useState(first)
  const owner = { response: base?.id ?? null, version: base?.version, user: draftUserId(user) }
  const { isStored, discard } = useDraft(store, isHydrated && !base && !user ? ownerOfEarly(survey.id, owner) : owner, restored)
  const asText = () => loadedAfterFormChunk()?.answersAsText(survey, store.values()) ?? ''
  /** Stores the input as the draft of the form that mounts after this one. */
  function storeDraftFor(to: Survey, next: DraftOwner) {
    discard()
    writeDraft(to, next, store.values(), asText())
  }
  const { sending, uploading, failure, conflict, problems, attempt, submit, submitAsNew, validate } = useSending(store, base, {
    onSent: (saved) => {
      discard()
      on.onSent(saved)
    },
    onSentMeanwhile: (saved) => {
      store.rebase(savedValues(saved).saved)
      storeDraftFor(survey, { response: saved.id, version: saved.version, user: owner.user })
      setBase(saved)
      on.onSentMeanwhile(saved)
    },
    onClosed: (reason) => {
      storeDraftFor(survey, owner)
      on.onClosed(reason, store.values())
    },
    onGone: () => {
      storeDraftFor(survey, { response: null, user: owner.user })
      on.onGone()
    },
    onChanged: (fresh) => {
      const before = asText()
      storeDraftFor(fresh, owner)
      on.onChanged(fresh, before)
    },
    save: () => writeDraft(survey, owner, store.values()),
  })
  // The server's HTML shows neither a draft nor, after hydration, earlier input.
  const restoreInput = useEffectEvent(() => {
    if (isHydrated) captureEarlyInput(form.current!)
    if (isLate || (isHydrated && readDraft(survey.id, owner))) on.onDraft()
    else applyEarlyInput(store, takeEarlyInput())
  })
  useLayoutEffect(() => restoreInput(), [])
  // Loaded ahead of time, since there may be no network when it is needed.
  useEffect(() => {
    const preload = () => preloadAfterFormChunk(store)
    const cancelPreload = onIdle(preload)
    const unsubscribe = store.subscribe(['any'], preload)
    return () => {
      cancelPreload()
      unsubscribe()
    }
  }, [store])
  const validateFirst = useEffectEvent(() => {
    if (validateAtOnce) void validate()
  })
  useEffect(() => validateFirst(), [])
  const [About] = useState(() => parts.life?.About ?? DemographicCard)
  const cancel = () => {
    discard()
    on.onCancel()
  }
  const startOver = () => {
    discard()
    on.onDraft()
  }
  const loadTheirs = () => {
    const { theirs } = conflict!
    storeDraftFor(survey, { response: theirs.id, version: theirs.version, user: owner.user })
    on.onLoadTheirs(theirs)
  }
  return (
    <AnswerStoreContext value={store}>
      {restored && <OtherLink startOver={startOver} />}
      {/* Only the button sends: Enter in a line, or the Enter that ends a Korean syllable, never does. */}
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Parts
          {...{ problems, attempt }}
          survey={store.arranged}
          about={<About {...{ survey, known }} />}
          end={user && survey.is_active && <AnsweringAs surveyId={survey.id} {...{ user, response }} />}
          bar={{
            sending,
            uploading,
            failure,
            conflict,
            isStored,
            submit,
            submitAsNew,
            cancel,
            loadTheirs,
            asText,
            editing: response !== null,
          }}
        />
      </form>
    </AnswerStoreContext>
  )
}

export type FormParts = {
  /** In the order shown. */
  survey: Survey
  /** The problems that attempt number `attempt` to send found. */
  problems: readonly Problem[]
  attempt: number
  about: ReactNode
  /** Follows the last question. */
  end: ReactNode
  bar: SubmitBarProps
}

function OnePage({ survey, problems, attempt, about, end, bar }: FormParts) {
  const isAboutLast = asksLast(survey)
  return (
    <>
      <div className={column.column}>
        {problems.length > 0 && <ProblemSummary key={attempt} problems={problems} />}
        {!isAboutLast && about}
        {survey.sections.map((section) => (
          <SectionBlock key={section.id} section={section} />
        ))}
        {isAboutLast && about}
        {end}
      </div>
      {survey.is_active && <SubmitBar {...bar} />}
    </>
  )
}

import { useState } from 'react'
import type { Response } from '#shared/response.ts'
import type { Survey } from '#shared/survey.ts'
import type { User } from '#shared/user.ts'
import { createAnswerStore, type Entered } from './answerStore.ts'
import { answersOf } from './answerValues.ts'
import column from './Column.module.css'
import { DemographicCard } from './DemographicCard.tsx'
import { demographicTexts, fromProfile } from './demographicFields.ts'
import { readDraft, writeDraft } from './draft.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SectionBlock } from './SectionBlock.tsx'
import { submitResponse, updateResponse } from './sendResponse.ts'
import { SubmitBar } from './SubmitBar.tsx'
import { AnswerStoreContext } from './useAnswers.ts'
import { useDraft } from './useDraft.ts'
import { useSending, type Closed } from './useSending.ts'

type Props = {
  survey: Survey
  user: User | null
  /** The saved response to change; null for a first one. */
  response: Response | null
  onSent: (response: Response) => void
  onClosed: (reason: Closed, entered: Entered) => void
  onGone: () => void
  onCancel: () => void
}

/** The questions to fill in, from the saved response or from nothing, with the draft of this device above it. */
export function SurveyForm({ survey, user, response, onSent, onClosed, onGone, onCancel }: Props) {
  const [known] = useState(() => fromProfile(user))
  const of = { response: response?.id ?? null, user: user?.id ?? null }
  const [{ store, restored }] = useState(() => {
    const draft = readDraft(survey.id, of)
    const saved = { answers: answersOf(survey, response?.answers), demographics: demographicTexts(response?.demographics, known) }
    return {
      store: createAnswerStore(survey, saved, draft ? { ...draft, demographics: { ...draft.demographics, ...known } } : saved),
      restored: draft !== null,
    }
  })
  const { kept, discard } = useDraft(store, of, restored)
  const { sending, failure, problems, tries, submit } = useSending(
    store,
    (body) => (response ? updateResponse(response.id, body) : submitResponse(survey.id, body)),
    {
      sent: (saved) => {
        discard()
        onSent(saved)
      },
      closed: (reason) => onClosed(reason, store.entered()),
      gone: () => {
        discard()
        writeDraft(survey.id, { ...of, response: null }, store.entered())
        onGone()
      },
    },
  )
  const cancel = () => {
    discard()
    onCancel()
  }
  return (
    <AnswerStoreContext value={store}>
      {/* Only the button sends: Enter in a line, or the Enter that ends a Korean syllable, never does. */}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={column.column}>
          {problems.length > 0 && <ErrorSummary key={tries} problems={problems} />}
          <DemographicCard known={known} />
          {survey.sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </div>
        <SubmitBar {...{ sending, failure, kept, submit, cancel }} editing={response !== null} />
      </form>
    </AnswerStoreContext>
  )
}

import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { asksLast } from '#shared/survey/asksLast.ts'
import { inItsLanguage } from '#shared/survey/languages/inItsLanguage.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { InLanguage } from '../../../lib/language/InLanguage.tsx'
import type { Language } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Answers } from '../answers/answerValues.ts'
import { visible } from '../branching/visible.ts'
import column from '../layout/Column.module.css'
import { DemographicCard } from '../form/DemographicCard.tsx'
import type { Problem } from '../answers/problems.ts'
import { arrange } from '#shared/draw/draw.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { EndText } from '../saved/thanks/EndText.tsx'
import { loadAfterFormChunk } from '../sending/loadAfterFormChunk.ts'
import { SubmitBar } from '../form/SubmitBar.tsx'
import { SurveyFooter } from '../layout/SurveyFooter.tsx'
import { SurveyHeader } from '../layout/SurveyHeader.tsx'
import { AnswerStoreContext } from '../answers/useAnswerStore.ts'
import { createPreviewStore } from './previewStore.ts'
import { PreviewSection, PreviewSections, UndrawnNotes, type Notes } from './PreviewSections.tsx'
import css from './SurveyPreview.module.css'

type Props = {
  /** The survey's id, from which its cover is drawn; none before the first save. */
  id?: string | undefined
  survey: SurveyBody
  /** The language of the survey; texts about the preview itself are in the admin's language. */
  language: Language
  /** The replacement of a hidden section or question, by its id. */
  notes?: Notes
  answers?: Answers
  /** The seed and the draw of its order; without them, the survey's own order. */
  given?: GivenOnce | undefined
  /** A question: in a survey in steps, its step shows. */
  openQuestion?: string | undefined
  onAnswers?: (answers: Answers) => void
  /** Called to start again after a submit: the caller mounts the preview with another `key`. */
  onRestart: () => void
}

const parts = ['shell', 'survey', 'response'] as const
const noNotes: Notes = new Map()
const noAnswers: Answers = new Map()
const noProblems: readonly Problem[] = []
const unknown = {}

/** A survey as on its page, with live branching; nothing is stored or sent. Answers that still fit stay when the survey changes. */
export default function SurveyPreview({ language, ...rest }: Props) {
  const say = useT()
  return (
    <InLanguage language={language} parts={parts}>
      <Form say={say} {...rest} />
    </InLanguage>
  )
}

type AfterFormChunk = typeof import('../sending/afterFormChunk.ts')
/** From the chunk of the survey's page, by which that loads one file. */
const PreviewedSteps = lazy(async () => ({ default: (await import('../form/steps/stepsChunk.ts')).PreviewedSteps }))

/** The same of what a survey asks about the person in its own way. */
const PreviewedAbout = lazy(async () => ({ default: (await import('../form/life/lifeChunk.ts')).About }))

type Attempt = { serial: number; problems: readonly Problem[]; chunk: AfterFormChunk } | null

function Form({
  id = 'preview',
  survey: body,
  notes = noNotes,
  answers = noAnswers,
  given,
  openQuestion,
  onAnswers,
  onRestart,
  say,
}: Omit<Props, 'language'> & { say: Translate }) {
  const survey = useMemo(() => inItsLanguage({ ...body, id, version: 1, created_at: '', updated_at: '' }), [body, id])
  const arranged = useMemo(() => (given ? arrange(survey, given) : survey), [survey, given])
  const [store] = useState(() => createPreviewStore(survey, answers, given))
  const [attempt, setAttempt] = useState<Attempt>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isDone, setDone] = useState(false)
  useLayoutEffect(() => store.setSurvey(survey, given), [store, survey, given])
  useEffect(() => store.subscribe(['any'], () => onAnswers?.(store.values().answers)), [store, onAnswers])

  async function submit() {
    const chunk = await loadAfterFormChunk().catch(() => null)
    setFailure(chunk ? null : new ApiError(0, 'offline'))
    if (!chunk) return
    const { problems } = chunk.validateForm(store)
    store.setProblems(problems)
    setAttempt({ serial: (attempt?.serial ?? 0) + 1, problems, chunk })
    setDone(problems.length === 0)
  }

  if (isDone) {
    const { answers } = store.values()
    const end = visible(survey, answers, given).ended_by !== undefined && (
      <EndText survey={survey} answers={answers} given={given} className={css.end} />
    )
    return <Done say={say} onRestart={onRestart} end={end} />
  }
  const isAboutLast = asksLast(survey)
  const about = survey.demographics ? (
    <Suspense>
      <PreviewedAbout survey={survey} known={unknown} />
    </Suspense>
  ) : (
    <DemographicCard known={unknown} />
  )
  const bar = { ...idleBar, failure, submit: () => void submit() }
  return (
    <article>
      <SurveyHeader survey={survey} />
      <AnswerStoreContext value={store}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          {survey.paging === 'sections' ? (
            <Suspense>
              <PreviewedSteps
                {...{ about, bar, openQuestion }}
                survey={arranged}
                problems={attempt?.problems ?? noProblems}
                attempt={attempt?.serial ?? 0}
                end={<UndrawnNotes {...{ survey, arranged, notes }} />}
                renderSection={(section, label) => <PreviewSection {...{ section, label, notes, say }} />}
              />
            </Suspense>
          ) : (
            <>
              <div className={column.column}>
                {attempt && attempt.problems.length > 0 && (
                  <attempt.chunk.ProblemSummary key={attempt.serial} problems={attempt.problems} />
                )}
                {!isAboutLast && about}
                <PreviewSections {...{ survey, arranged, notes, say }} />
                {isAboutLast && about}
              </div>
              <SubmitBar {...bar} />
            </>
          )}
        </form>
      </AnswerStoreContext>
      <SurveyFooter survey={survey} />
    </article>
  )
}

const noop = () => undefined
/** Of a form that nothing is sent from. */
const idleBar = {
  editing: false,
  sending: false,
  uploading: false,
  conflict: null,
  isStored: null,
  submitAsNew: noop,
  cancel: noop,
  loadTheirs: noop,
  asText: () => '',
}

/** `end`: the text that the respondent would get if the answers end the survey. */
function Done({ say, onRestart, end }: { say: Translate; onRestart: () => void; end: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current!.focus()
    heading.current!.ownerDocument.defaultView?.scrollTo(0, 0)
  }, [])
  return (
    <article className={`${column.column} ${css.done}`}>
      <h1 ref={heading} tabIndex={-1}>
        {say('preview.done')}
      </h1>
      <p>{say(end ? 'preview.done_early' : 'preview.done_text')}</p>
      {end}
      <Button size="lg" onClick={onRestart}>
        {say('preview.restart')}
      </Button>
    </article>
  )
}

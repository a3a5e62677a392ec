import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Section } from '#shared/survey/survey.ts'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { removeMark } from '../../../../lib/hydration/bootContract.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Problem } from '../../answers/problems.ts'
import { useAnswerStore, useStoreValue } from '../../answers/useAnswerStore.ts'
import { SubmitBar } from '../SubmitBar.tsx'
import type { FormParts } from '../SurveyForm.tsx'
import column from '../../layout/Column.module.css'
import { loadAfterFormChunk, loadedAfterFormChunk, ProblemSummary } from '../../sending/loadAfterFormChunk.ts'
import { StepLine } from './StepLine.tsx'
import { StepSection } from './StepSection.tsx'
import css from './StepPages.module.css'
import { aboutStep, countDrawn, mayOpenMore, pagesOf, stepOf, stepOfAbout, stepsOf } from './stepsOf.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useFoundProblems } from './useFoundProblems.ts'
import { useMounted } from './useMounted.ts'
import type { Place } from './usePlace.ts'

type Props = FormParts & {
  steps: readonly string[]
  place: Place
  /** Renders a section, with the label in its heading. */
  renderSection?: (section: Section, label: ReactNode) => ReactNode
}

/** The form of a survey in steps: one section at a time, with Back and Next. All steps are mounted, and printed. */
export function StepPages({ survey, problems, attempt, about, end, bar, steps, place, renderSection = stepSection }: Props) {
  const t = useT()
  const store = useAnswerStore()
  const hydrating = useHydrating()
  const root = useRef<HTMLDivElement>(null)
  const { step, moves, go } = place
  const at = steps.indexOf(step)
  const ofAbout = stepOfAbout(survey, steps)
  const stepOfProblem = (problem: Problem) => stepOf(survey, steps, problem) ?? step
  const { found, check } = useFoundProblems(problems, attempt)
  const here = found.problems.filter((problem) => stepOfProblem(problem) === step)
  useStepFocus(root, { step, moves, found, here, onElsewhere: (problem) => go(stepOfProblem(problem)) })
  useLayoutEffect(() => {
    if (!hydrating) removeMark('awaitScript')
  }, [hydrating])

  async function goOn() {
    const chunk = loadedAfterFormChunk() ?? (await loadAfterFormChunk().catch(() => undefined))
    const missing = chunk?.validateForm(store).problems.filter((problem) => stepOfProblem(problem) === step) ?? []
    if (missing.length > 0) return check([...found.problems.filter((one) => !here.includes(one) && store.problem(one.control)), ...missing])
    const now = stepsOf(store.arranged, store.shown())
    const next = now[now.indexOf(step) + 1]
    if (next !== undefined) go(next)
  }

  const count = hydrating ? countDrawn(survey, steps) : steps.length
  const words = t('response.step', { step: at + 1, steps: count })
  const isLast = at === count - 1
  const mayOpen = useStoreValue(store, 'progress', () => mayOpenMore(store, step))
  const label = useMemo(
    () => (
      <>
        <small className={css.label} aria-hidden="true">
          {words}
        </small>
        <span className="unseen">{words}: </span>
      </>
    ),
    [words],
  )
  const mounted = useMounted(survey, step)
  const pages = pagesOf(survey, steps, store.shown())
  const aboutPage = (
    <div className={`${page(step === ofAbout)} ${step === aboutStep ? css.about : ''}`}>
      {step === aboutStep && (
        <h2>
          {label}
          <span>{t('survey.about')}</span>
        </h2>
      )}
      {about}
    </div>
  )
  const isAboutFirst = ofAbout !== aboutStep
  const nextButton = (
    <Button size="lg" onClick={(event) => event.detail < 2 && void goOn()}>
      {t('response.next')}
    </Button>
  )
  const sendButton = survey.is_active ? undefined : '' // the bar's own, or none
  return (
    <>
      <div ref={root} className={`${column.column} ${css.steps} ${at > 0 ? css.later : ''} ${moves > 0 ? css.moved : ''}`}>
        {here.length > 0 && <ProblemSummary key={found.serial} problems={here} />}
        {isAboutFirst && aboutPage}
        {survey.sections.map((section) => {
          if (!mounted.has(section.id)) return null
          return (
            <div key={section.id} className={page(pages.get(section.id) === step)}>
              {renderSection(section, section.id === step && label)}
            </div>
          )
        })}
        {!isAboutFirst && aboutPage}
        {isLast && end}
      </div>
      <SubmitBar
        {...bar}
        line={<StepLine at={at} steps={count} words={words} />}
        words={<span aria-hidden="true">{words}</span>}
        back={
          at > 0 && (
            <Button kind="quiet" size="lg" className={css.back} onClick={() => go(steps[at - 1]!, 'back')}>
              {t('response.back')}
            </Button>
          )
        }
        next={isLast && !mayOpen ? sendButton : nextButton}
      />
    </>
  )
}

const page = (isShown: boolean) => (isShown ? css.step : css.away)

const stepSection = (section: Section, label: ReactNode) => <StepSection {...{ section, label }} />
